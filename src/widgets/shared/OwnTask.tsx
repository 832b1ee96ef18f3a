import { type ComponentChildren, Fragment, h, hydrate, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ownTask } from '../own-task';

/**
 * A part of a tool that is drawn after the rest of it, in a task of its own, so that no task is long: until then, what the
 * server drew, or what was drawn before a change, stays. It is a tree of its own for Preact, so do not use `useId` inside: it
 * would give ids that the rest of the tool has.
 */
export function OwnTask({ children }: { children: ComponentChildren }) {
	const box = useRef<HTMLDivElement>(null);
	const alive = useRef(false);
	useLayoutEffect(() => {
		let latest = true;
		ownTask().then(() => {
			if (!latest || !box.current) return;
			const part = h(Fragment, null, children);
			if (alive.current) render(part, box.current);
			else hydrate(part, box.current);
			alive.current = true;
		});
		return () => {
			latest = false;
		};
	});
	// With empty `__html`, Preact leaves what is in the box alone when it draws the rest of the tool.
	return typeof document === 'undefined' ? (
		<div>{children}</div>
	) : (
		<div ref={box} dangerouslySetInnerHTML={{ __html: '' }} />
	);
}
