import { type FunctionComponent, h, hydrate } from 'preact';

/** Brings to life what the server drew. */
export function mount<Props extends object>(
	root: HTMLElement,
	component: FunctionComponent<Props>,
	props: Props,
): void {
	hydrate(h(component, props), root);
}
