import type { Preset } from '../../../src/widgets/shared/Presets';
import type { Codec } from '../../../src/widgets/shared/use-url-state';

/** The state that a preset opens. */
export const presetState = <State>(codec: Codec<State>, { query }: Preset): State =>
	codec.read(new URLSearchParams(query)).state;
