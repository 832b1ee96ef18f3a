import { maximums } from '../../../rules/arkham/damage-and-horror/maximum';
import { resolve } from '../../../rules/arkham/damage-and-horror/resolution';
import { type Lot, MAX_SOUTIENS } from '../../../rules/arkham/damage-and-horror/situation';
import { frenchTypography } from '../../../text/french';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { AssetEditor } from './AssetEditor';
import { AssignmentSelect, DealtFields, GameFields, TraumaSelect } from './CaseFields';
import type { CitedRule } from './card';
import { InvestigatorEditor } from './InvestigatorEditor';
import { choosesTrauma } from './outcome';
import { presets } from './presets';
import { DamageAnswer, DamageSteps } from './Result';
import { type AssetSheet, type Assignment, asChosen, type DamageState, plainAsset, toEngine } from './state';
import { damageCodec } from './url-state';

const NAME = 'degats-et-horreurs';
const NOTHING: Lot = { degats: 0, horreurs: 0 };

/** Damage and horror: an investigator, their assets, who takes what, who is defeated, and what follows. */
export default function DegatsEtHorreurs({
	links,
	page,
	synced = false,
	bare = false,
	level = 3,
}: ToolProps<CitedRule>) {
	const tool = useTool<DamageState>(damageCodec, synced);
	const { state, change, focusOn } = tool;
	const { soutiens } = state;
	const [situation, repartition] = toEngine(state);
	const resolution = resolve(situation, repartition);
	const most = maximums(situation);

	const set = (part: Partial<DamageState>) => change({ ...state, ...part });
	const setAsset = (at: number, sheet: AssetSheet, from = state) =>
		change({ ...from, soutiens: from.soutiens.map((other, index) => (index === at ? sheet : other)) });
	// What the reader writes over a proposal starts from it: the other assets keep what it gave them.
	const assign = (at: number, takes: Lot) => {
		const chosen = asChosen(state);
		const sheet = chosen.soutiens[at] ?? plainAsset;
		setAsset(at, { ...sheet, prendDegats: takes.degats, prendHorreurs: takes.horreurs }, chosen);
	};
	const choose = (wanted: Assignment) => {
		if (wanted === 'choisie') change(asChosen(state));
		else
			set({ repartition: wanted, soutiens: soutiens.map((sheet) => ({ ...sheet, prendDegats: 0, prendHorreurs: 0 })) });
	};
	const add = () => {
		set({ soutiens: [...soutiens, plainAsset] });
		focusOn(`[data-soutien="${soutiens.length}"]`);
	};
	const remove = (at: number) => {
		set({ soutiens: soutiens.filter((_, index) => index !== at) });
		// The asset that takes its place, or the one before; without any, what adds one.
		focusOn(soutiens.length > 1 ? `[data-soutien="${Math.min(at, soutiens.length - 2)}"]` : '[data-ajout]');
	};

	return (
		<ToolFrame
			name={NAME}
			tool={tool}
			page={page}
			level={level}
			bare={bare}
			presets={presets}
			answer={<DamageAnswer resolution={resolution} state={state} />}
			reading={<DamageSteps name={NAME} resolution={resolution} links={links} level={level} />}
		>
			<div class="duel">
				<DealtFields state={state} onChange={set} />
				<InvestigatorEditor sheet={state.moi} onChange={(moi) => set({ moi })} />
			</div>
			{choosesTrauma(resolution) && <TraumaSelect state={state} onChange={set} />}
			{soutiens.length > 0 && <AssignmentSelect value={state.repartition} onChange={choose} />}
			{soutiens.length > 0 && (
				<div class="duel">
					{soutiens.map((sheet, at) => (
						<AssetEditor
							key={at}
							at={at}
							sheet={sheet}
							takes={repartition.assignes[at] ?? NOTHING}
							most={most[at] ?? NOTHING}
							onChange={(next) => setAsset(at, next)}
							onAssign={(takes) => assign(at, takes)}
							onRemove={() => remove(at)}
						/>
					))}
				</div>
			)}
			<p class="ajouts">
				<button type="button" data-ajout disabled={soutiens.length >= MAX_SOUTIENS} onClick={add}>
					+ Soutien
				</button>
			</p>
			{soutiens.length >= MAX_SOUTIENS && <p class="note">L’outil s’arrête à {MAX_SOUTIENS} soutiens.</p>}
			<p class="note">
				{frenchTypography(
					'Notez les soutiens que vous contrôlez. Les textes de carte ne sont pas lus : ce qu’une capacité annule se note sur la carte touchée, et les propositions n’y comptent pas. Une réassignation ne se note pas ici.',
				)}
			</p>
			<GameFields state={state} onChange={set} />
		</ToolFrame>
	);
}
