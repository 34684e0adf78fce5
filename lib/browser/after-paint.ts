/** Id of the style element with the `@font-face` rules of a page, which applies to no medium until they may load. */
export const LATE_FONTS = 'fonts';

/** Id of the element that names the page's own script; its data are handed to the script. */
export const LATE_SITE = 'site';

/** Milliseconds after the page has loaded for a browser that tells of no paint, as in a tab nobody looks at. */
const AT_LAST_MS = 1000;

/**
 * Lets a page's fonts and its own script load once its text has been painted, with stand-ins of the same measure: on a slow
 * line a font is three times the page, the script one more wait, and nobody needs either to read. Who comes from another
 * page of the site has them already and gets them at once; but the script of a page that is drawn before it is opened
 * (`speculation-rules.ts`) waits until it is. Kept as text because it is printed into every page, after the elements it
 * names.
 */
export const AFTER_PAINT_SCRIPT = `{let d=document,s=d.getElementById('${LATE_FONTS}'),p=d.getElementById('${LATE_SITE}'),r=()=>{if(p){let n=d.createElement('script');Object.assign(n.dataset,p.dataset);n.src=p.dataset.src;d.head.append(n);p=0}},f=()=>{s.media='all';if(d.prerendering)d.addEventListener('prerenderingchange',r);else r()};try{addEventListener('load',()=>setTimeout(f,${AT_LAST_MS}));if(d.referrer.startsWith(location.origin+'/'))f();else new PerformanceObserver(f).observe({type:'paint',buffered:true})}catch{f()}}`;
