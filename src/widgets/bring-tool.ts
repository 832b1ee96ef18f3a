import type { FunctionComponent } from 'preact';
import { bringWhenSeen } from './bring-when-seen';
import { readProps } from './tool-props';

/**
 * Brings a tool to life. Astro's islands would do it too, for two kilobytes more in each page, and without a word when
 * the tool cannot come. `folder` is that of its `tool.astro`: what names it to readers is in its card alone. `load` is
 * given what the page hands to the tool.
 */
export function bringTool<Props extends object>(
	folder: string,
	load: (props: Props) => Promise<{ default: FunctionComponent<never> }>,
): void {
	bringWhenSeen(
		`[data-outil="${folder}"]`,
		'Le calculateur n’a pas pu être chargé : il montre son cas de départ.',
		async (root) => {
			const props = readProps(root) as Props;
			const [{ mount }, tool] = await Promise.all([import('./mount'), load(props)]);
			await mount(root, tool.default, props as never);
		},
	);
}
