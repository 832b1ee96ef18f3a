import { type ComponentChildren, Fragment, h, hydrate, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ownTask } from '../own-task';

/**
 * A part of a tool that is drawn after the rest of it, in a task of its own: what the server drew stays as it is until
 * then, and after a change what was drawn before stays a moment. It is a tree of its own for Preact: `useId` would give
 * names here that the rest of the tool has.
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
	// In the browser, the rest of the tool leaves what is in the box alone.
	return typeof document === 'undefined' ? (
		<div>{children}</div>
	) : (
		<div ref={box} dangerouslySetInnerHTML={{ __html: '' }} />
	);
}
