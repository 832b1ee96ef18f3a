import type { TonightProps } from './kept/tonight-props';
import { LaterFold } from './LaterFold';

const load = () => import('./kept/KeptCases');

/** « Ce soir »: cases kept on the device. Of what it takes, only its line is in the page. */
export const Tonight = <State,>(props: TonightProps<State>) => (
	<div class="ce-soir" data-ecran>
		<LaterFold
			summary="Ce soir : garder ce cas, le comparer"
			load={load}
			draw={({ KeptCases }) => <KeptCases {...props} />}
		/>
	</div>
);
