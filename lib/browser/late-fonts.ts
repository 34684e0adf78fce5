/** Id of the style element with the `@font-face` rules of a page, which applies to no medium until they may load. */
export const LATE_FONTS = 'fonts';

/**
 * Lets a page's fonts load once its text has been painted with the stand-ins of the same measure: on a slow line a font is
 * three times the page, and nobody waits for it to read. Who comes from another page of the site has them already and sees
 * them at once. Kept as text because it is printed into every page.
 */
export const LATE_FONTS_SCRIPT = `{let s=document.getElementById('${LATE_FONTS}'),f=()=>{s.media='all'};try{if(document.referrer.startsWith(location.origin+'/'))f();else new PerformanceObserver(f).observe({type:'paint',buffered:true})}catch{f()}}`;
