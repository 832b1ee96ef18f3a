import { type FunctionComponent, h, hydrate } from 'preact';
import { ownTask } from './own-task';

/**
 * Brings to life what the server drew, in a task of its own; the case that the address asks for is drawn in the next
 * one, what explains it in another (`shared/OwnTask`), and all is there at the end.
 */
export async function mount<Props extends object>(
	root: HTMLElement,
	component: FunctionComponent<Props>,
	props: Props,
): Promise<void> {
	await ownTask();
	hydrate(h(component, props), root);
	await ownTask();
	await ownTask();
}
