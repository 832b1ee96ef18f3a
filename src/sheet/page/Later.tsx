import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type LateError, reloadNeeded } from '../../late/failure';
import { whenKept } from '../../offline/page/when-kept';
import { RetryButton } from '../../widgets/shared/RetryButton';

interface Props<Module> {
	/** Calls `import()`. */
	load: () => Promise<Module>;
	draw: (module: Module) => ComponentChildren;
}

/** Modules already loaded: they are drawn at once the next time. */
const come = new Map<unknown, unknown>();

/** A part of the page whose code is loaded when it is first drawn, after a press. */
export function Later<Module>({ load, draw }: Props<Module>) {
	/** Why the code could not be loaded. */
	const [failure, setFailure] = useState<LateError>();
	const [, setCome] = useState(come.size);
	const ask = () => {
		setFailure(undefined);
		load().then((loaded) => {
			come.set(load, loaded);
			setCome(come.size);
		}, setFailure);
	};
	// Again for each `load`: Preact keeps this component when one part replaces another.
	useEffect(ask, [load]);
	const module = come.get(load) as Module | undefined;
	if (module) return <>{draw(module)}</>;
	if (!failure) return null;
	return (
		<p class="alerte" role="alert">
			Cette partie de la page n’a pas pu être chargée. <RetryButton reload={reloadNeeded(failure)} onRetry={ask} />
		</p>
	);
}

/** Fetches code that is used later as soon as the service worker can keep it, so that it is there without network. */
export const useKept = (loads: readonly (() => Promise<unknown>)[]): void =>
	useEffect(() => whenKept(() => void Promise.allSettled(loads.map((load) => load()))), []);
