import type { ChartSheet, SheetStep } from '../../schemas/chart-sheet';

/** The charts of a game, by slug. */
export type Sheets = Readonly<Record<string, ChartSheet>>;

/** A step of a chart; `undefined` at its end. */
export const stepOf = (sheets: Sheets, schema: string, id: string): SheetStep | undefined =>
	sheets[schema]?.etapes.find((step) => step.id === id);

/** The chart that has a step: ids are unique in a game. */
export const sheetWith = (sheets: Sheets, id: string): ChartSheet | undefined =>
	Object.values(sheets).find((sheet) => sheet.etapes.some((step) => step.id === id));
