import { hydrate } from 'preact';
import Stepper from './Stepper';
import type { Sheets } from './sheets';

/** Brings to life what the server drew. */
export function mount(root: HTMLElement, slug: string, sheets: Sheets): void {
	hydrate(<Stepper slug={slug} sheets={sheets} />, root);
}
