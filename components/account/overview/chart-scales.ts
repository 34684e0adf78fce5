/*
 * Stands in for `victory-vendor/d3-scale` (next.config.ts): recharts takes the whole of it and looks scales up by name,
 * while our charts have these (docs/decisions/charts.md).
 */
// biome-ignore lint/performance/noBarrelFile: it takes the place of a library's own
export { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
