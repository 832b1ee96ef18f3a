import type { ChartFile } from '../../schemas/chart-sheet';
import { mount } from '../mount';
import { whenKept } from '../shared/when-kept';
import { openCharts } from './charts';
import Stepper from './Stepper';
import { staysIn } from './url-state';

/** Brings to life the stepper of a chart, with the other charts of its game when the address opens sequences. */
export async function bring(root: HTMLElement, file: ChartFile, folder: string): Promise<void> {
	const charts = openCharts(file, folder);
	const bringOthers = () => Promise.all(Object.keys(file.autres).map(charts.bring));
	if (!staysIn(file.schema, new URLSearchParams(location.search))) await bringOthers();
	mount(root, Stepper, { slug: file.schema.slug, charts });
	whenKept(() => void bringOthers().catch(() => {}));
}
