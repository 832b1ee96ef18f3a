import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whenKept } from '../../widgets/shared/when-kept';

interface Props<Module> {
	/** Calls `import()`. */
	load: () => Promise<Module>;
	draw: (module: Module) => ComponentChildren;
}

/** What has come: it is drawn at once the next time. */
const come = new Map<unknown, unknown>();

/** What only a press asks for: its code comes with it. */
export function Later<Module>({ load, draw }: Props<Module>) {
	const [module, setModule] = useState(come.get(load) as Module | undefined);
	const [failed, setFailed] = useState(false);
	const ask = () => {
		setFailed(false);
		load().then(
			(loaded) => {
				come.set(load, loaded);
				setModule(loaded);
			},
			() => setFailed(true),
		);
	};
	useEffect(ask, []);
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
