import 'react';

/** Lets `style` carry custom properties, which our CSS reads as coordinates. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
