import { useEffect, useState } from 'preact/hooks';
import { type LateError, reloadNeeded } from '../../late/failure';
import { whenKept } from '../../offline/page/when-kept';

/** Code that is only requested after a press. */
export interface Later<Module> {
	/** What was loaded; `undefined` until it was requested and has come. */
	module: Module | undefined;
	/** Whether it is waited for, or could not come. */
	state: 'idle' | 'waiting' | 'failed';
	/** Why only a reload of the page brings it, in words. */
	reload: string | undefined;
	/** Preloads the code: the pointer or the focus is on what may request it. */
	prepare: () => void;
	/** The code, once it is there; `undefined` when it cannot come. */
	ask: () => Promise<Module | undefined>;
}

/**
 * Code that is loaded on request: a tool that is only looked at does without it. `load` calls `import()`.
 */
export function useLater<Module>(load: () => Promise<Module>): Later<Module> {
	const [module, setModule] = useState<Module>();
	const [state, setState] = useState<Later<Module>['state']>('idle');
	const [reload, setReload] = useState<string>();
	const prepare = () => {
		load().catch(() => {});
	};
	useEffect(() => whenKept(prepare), []);
	const ask = async () => {
		if (module) return module;
		setState('waiting');
		try {
			const loaded = await load();
			setModule(loaded);
			setState('idle');
			return loaded;
		} catch (error) {
			setReload(reloadNeeded(error as LateError));
			setState('failed');
			return undefined;
		}
	};
	return { module, state, reload, prepare, ask };
}
