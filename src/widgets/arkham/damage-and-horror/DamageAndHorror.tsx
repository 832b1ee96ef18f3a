import { type Harm, listMaximums, MAX_ASSETS, resolve } from '../../../rules/arkham/damage-and-horror';
import { ToolFrame } from '../../shared/ToolFrame';
import { type ToolProps, useTool } from '../../shared/use-tool';
import { AssetEditor } from './AssetEditor';
import { AssignmentSelect, DealtFields, GameFields, TraumaSelect } from './CaseFields';
import type { CitedRule } from './card';
import { choosesTrauma } from './caveat';
import { InvestigatorEditor } from './InvestigatorEditor';
import { presets } from './presets';
import { DamageAnswer, DamageSteps } from './Result';
import { type AssetSheet, type AssignmentChoice, asChosen, type DamageState, plainAsset, toEngine } from './state';
import { damageCodec } from './url-state';

const NAME = 'degats-et-horreurs';
const NOTHING: Harm = { damage: 0, horror: 0 };

/** Damage and horror: an investigator, their assets, who takes what, who is defeated, and what follows. */
export default function DamageAndHorror({
	links,
	page,
	synced = false,
	bare = false,
	level = 3,
}: ToolProps<CitedRule>) {
	const tool = useTool<DamageState>(damageCodec, synced);
	const { state, change, focusOn } = tool;
	const { assets } = state;
	const input = toEngine(state);
	const resolution = resolve(input);
	const most = listMaximums(input);

	const set = (part: Partial<DamageState>) => change({ ...state, ...part });
	const setAsset = (at: number, sheet: AssetSheet, from = state) =>
		change({ ...from, assets: from.assets.map((other, index) => (index === at ? sheet : other)) });
	// What the reader writes over a proposal starts from it: the other assets keep what it gave them.
	const assign = (at: number, takes: Harm) => {
		const chosen = asChosen(state);
		const sheet = chosen.assets[at] ?? plainAsset;
		setAsset(at, { ...sheet, takenDamage: takes.damage, takenHorror: takes.horror }, chosen);
	};
	const choose = (choice: AssignmentChoice) => {
		if (choice === 'chosen') change(asChosen(state));
		else set({ assignment: choice, assets: assets.map((sheet) => ({ ...sheet, takenDamage: 0, takenHorror: 0 })) });
	};
	const add = () => {
		set({ assets: [...assets, plainAsset] });
		focusOn(`[data-soutien="${assets.length}"]`);
	};
	const remove = (at: number) => {
		set({ assets: assets.filter((_, index) => index !== at) });
		// The asset that takes its place, or the one before; without any, what adds one.
		focusOn(assets.length > 1 ? `[data-soutien="${Math.min(at, assets.length - 2)}"]` : '[data-ajout]');
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
			answerOf={(other) => <DamageAnswer resolution={resolve(toEngine(other))} state={other} />}
			reading={<DamageSteps name={NAME} resolution={resolution} links={links} level={level} />}
		>
			<div class="duel">
				<DealtFields state={state} onChange={set} />
				<InvestigatorEditor sheet={state.investigator} onChange={(investigator) => set({ investigator })} />
			</div>
			{choosesTrauma(resolution) && <TraumaSelect state={state} onChange={set} />}
			{assets.length > 0 && <AssignmentSelect value={state.assignment} onChange={choose} />}
			{assets.length > 0 && (
				<div class="duel">
					{assets.map((sheet, at) => (
						<AssetEditor
							key={at}
							at={at}
							sheet={sheet}
							takes={input.assigned[at] ?? NOTHING}
							most={most[at] ?? NOTHING}
							onChange={(next) => setAsset(at, next)}
							onAssign={(takes) => assign(at, takes)}
							onRemove={() => remove(at)}
						/>
					))}
				</div>
			)}
			<p class="ajouts">
				<button type="button" data-ajout disabled={assets.length >= MAX_ASSETS} onClick={add}>
					+ Soutien
				</button>
			</p>
			{assets.length >= MAX_ASSETS && <p class="note">L’outil s’arrête à {MAX_ASSETS} soutiens.</p>}
			<p class="note">
				Notez les soutiens que vous contrôlez. Les textes de carte ne sont pas lus : ce qu’une capacité annule se note
				sur la carte touchée, et les propositions n’y comptent pas. Une réassignation ne se note pas ici.
			</p>
			<GameFields state={state} onChange={set} />
		</ToolFrame>
	);
}
