import { whenKept } from '../../offline/page/when-kept';
import { mount } from '../mount';
import type { ChartFile } from './chart-file';
import { openCharts } from './chart-loader';
import Stepper from './Stepper';
import { staysIn } from './url-state';

/** Brings to life the stepper of a chart, with the other charts of its game when the address opens sequences. */
export async function bring(root: HTMLElement, file: ChartFile, folder: string): Promise<void> {
	const loader = openCharts(file, folder);
	const bringOthers = () => Promise.all(Object.keys(file.others).map(loader.bring));
	if (!staysIn(file.chart, new URLSearchParams(location.search))) await bringOthers();
	await mount(root, Stepper, { slug: file.chart.slug, loader });
	whenKept(() => void bringOthers().catch(() => {}));
}
