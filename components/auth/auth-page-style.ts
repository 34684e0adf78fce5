/**
 * Layout of the sign-in pages, printed into them: the bundler puts style sheets into chunks that all pages share, and
 * public pages would carry it.
 */
export const AUTH_PAGE_STYLE = `
.auth{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-block-size:calc(100dvh - var(--ui-nav-height,4.5rem))}
.auth-form{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;align-items:center;padding-block:clamp(2rem,5vw,4.5rem);padding-inline:var(--ui-gutter-page)}
.auth-inner{inline-size:100%;max-inline-size:26rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
.auth-side{position:relative;overflow:hidden;display:flex;align-items:flex-end;background:var(--ui-palette-surface-band);color:var(--ui-palette-text-primary);padding:clamp(2rem,5vw,4.5rem)}
.auth-side .auth-picture{position:absolute;inset:0;block-size:74%}
.auth-picture img{mask-image:linear-gradient(180deg,#000 62%,transparent)}
.auth-quote{position:relative;display:grid;gap:1rem;max-inline-size:34rem}
@media (width<56.25rem){.auth{grid-template-columns:minmax(0,1fr);min-block-size:0}.auth-form{min-block-size:70dvh;align-items:start}.auth-side{min-block-size:28rem}.auth-side .auth-picture{block-size:50%}}
`.replaceAll('\n', '');
