import type { Side } from './situation';

/** Why no key was forged. `missing`: Æmber that was lacking. */
export type Reason = 'too-little-aember' | 'step-skipped' | 'forbidden' | 'replaced' | 'declined';

/** Why an event cannot happen, and the rule that forbids it. */
type Illegality =
	| { readonly reason: 'game-over'; readonly rule: 'bases-victoire'; readonly winner: Side }
	/** No key is forged: none can become unforged. */
	| { readonly reason: 'no-forged-key'; readonly rule: 'redevenir-non-forgee-pion'; readonly player: Side };

/** Outcome of one event. An illegal event changes nothing. */
export type Outcome =
	/** `cost`: Æmber spent; `keys`: forged keys after it, the third one being the victory. */
	| { readonly type: 'key-forged'; readonly player: Side; readonly cost: number; readonly keys: number }
	/** `cost`: what the key would have asked; `missing`: Æmber that was lacking, 0 when there was enough. */
	| {
			readonly type: 'no-key';
			readonly player: Side;
			readonly reason: Reason;
			readonly cost: number;
			readonly missing: number;
	  }
	/** `amount`: Æmber that moved. */
	| { readonly type: 'aember'; readonly amount: number }
	| { readonly type: 'cost'; readonly player: Side; readonly cost: number }
	| { readonly type: 'key-unforged'; readonly player: Side; readonly keys: number }
	/** Whether the player must announce a key, and whether one will be forged, as things stand. */
	| { readonly type: 'turn-end'; readonly player: Side; readonly ready: boolean; readonly willForge: boolean }
	| ({ readonly type: 'illegal' } & Illegality);
