import { useEffect, useState } from 'preact/hooks';
import { whenKept } from './when-kept';

/** Code that is only wanted after a press. */
export interface Later<Module> {
	/** What was loaded; `undefined` until it has been asked for and is there. */
	module: Module | undefined;
	/** Whether it is waited for, or could not come. */
	state: 'calme' | 'attente' | 'echec';
	/** The pointer or the focus is on what may ask for it: it had better be on its way. */
	prepare: () => void;
	/** The code, once it is there; `undefined` when it cannot come. */
	ask: () => Promise<Module | undefined>;
}

/**
 * Code that is loaded when it is asked for: a tool that is only looked at does without. `load` calls `import()`.
 */
export function useLater<Module>(load: () => Promise<Module>): Later<Module> {
	const [module, setModule] = useState<Module>();
	const [state, setState] = useState<Later<Module>['state']>('calme');
	const prepare = () => {
		load().catch(() => {});
	};
	useEffect(() => whenKept(prepare), []);
	const ask = async () => {
		if (module) return module;
		setState('attente');
		try {
			const loaded = await load();
			setModule(loaded);
			setState('calme');
			return loaded;
		} catch {
			setState('echec');
			return undefined;
		}
	};
	return { module, state, prepare, ask };
}
