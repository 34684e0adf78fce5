/**
 * Runs of a property: as many as usual, or `PROPERTY_RUNS` of them, to try longer (R19 of `docs/faults.md`).
 * @param usual so many that the whole suite stays quick
 */
export const propertyRuns = (usual: number): number => Number(process.env.PROPERTY_RUNS ?? usual);
