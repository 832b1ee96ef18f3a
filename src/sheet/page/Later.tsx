import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whenKept } from '../../offline/page/when-kept';

interface Props<Module> {
	/** Calls `import()`. */
	load: () => Promise<Module>;
	draw: (module: Module) => ComponentChildren;
}

/** What has come: it is drawn at once the next time. */
const come = new Map<unknown, unknown>();

/** What only a press asks for: its code comes with it. */
export function Later<Module>({ load, draw }: Props<Module>) {
	const [failed, setFailed] = useState(false);
	const [, setCome] = useState(come.size);
	const ask = () => {
		setFailed(false);
		load().then(
			(loaded) => {
				come.set(load, loaded);
				setCome(come.size);
			},
			() => setFailed(true),
		);
	};
	// One part may take the place of another.
	useEffect(ask, [load]);
	const module = come.get(load) as Module | undefined;
	if (module) return <>{draw(module)}</>;
	if (!failed) return null;
	return (
		<p class="alerte" role="alert">
			Cette partie de la page n’a pas pu être chargée.{' '}
			<button type="button" onClick={ask}>
				Réessayer
			</button>
		</p>
	);
}

/** Code that is wanted later is there when the network goes: it comes as soon as the service worker keeps it. */
export const useKept = (loads: readonly (() => Promise<unknown>)[]): void =>
	useEffect(() => whenKept(() => void Promise.allSettled(loads.map((load) => load()))), []);
