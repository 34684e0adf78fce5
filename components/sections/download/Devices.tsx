import type { DownloadContent } from '#lib/content/kinds/download.ts';
import css from './Devices.module.css';

interface Props {
  readonly content: DownloadContent['steps'];
}

const DEVICES = ['ios', 'android', 'desktop'] as const;

/** The steps for each kind of device, side by side. */
export function Devices({ content }: Props) {
  return (
    <div className={css.devices}>
      {DEVICES.map((device) => {
        const { title, text, steps } = content[device];
        return (
          <section key={device} aria-labelledby={`device-${device}`}>
            <h3 className="h3" id={`device-${device}`}>
              {title}
            </h3>
            <p className="body2 muted">{text}</p>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
