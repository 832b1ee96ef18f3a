import type { Need } from '../../../rules/mistborn/metals';
import { NumberField } from '../../shared/NumberField';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { Select } from '../../shared/Select';
import { useFocus } from '../../shared/use-focus';
import type { CitedRule } from './card';
import { needOptions } from './options';
import { type EffectSheet, MAX_EFFECTS } from './state';

interface Props {
	effects: readonly EffectSheet[];
	links: RuleLinks<CitedRule>;
	onChange: (effects: readonly EffectSheet[]) => void;
}

const kinds: readonly (readonly [EffectSheet['kind'], string])[] = [
	['ally', 'Un Allié'],
	['character', 'Votre personnage'],
];

/** Effects that a burnt metal gives with nothing laid on them. */
export function EffectsEditor({ effects, links, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLDivElement>();
	const add = () => {
		onChange([...effects, { kind: 'ally', metal: 'iron', burnsNeeded: 1 }]);
		focusOn(`[data-effet="${effects.length}"]`);
	};
	const set = (at: number, effect: EffectSheet) =>
		onChange(effects.map((other, index) => (index === at ? effect : other)));
	const remove = (at: number) => {
		onChange(effects.filter((_, index) => index !== at));
		focusOn(effects.length > 1 ? `[data-effet="${Math.min(at, effects.length - 2)}"]` : '.ajouts button');
	};
	return (
		<div ref={root}>
			<p class="note">
				Un effet pour chaque métal qui le donne ; un second effet d’Allié demande le métal 2 fois ou plus.
			</p>
			<p class="note">
				Exalter active un Allié sans son métal : seul le Zinc qui active Exalter est Brûlé.{' '}
				<RuleLink href={links['pouvoirs-exalter']} /> C’est une activation de plus.{' '}
				<RuleLink href={links['pouvoirs-exalter-en-plus']} />
			</p>
			<p class="note">
				De même, Traquer ne demande que son Bronze : ajoutez l’un et l’autre à « Ce que vous faites ».{' '}
				<RuleLink href={links['pouvoirs-traquer-sans-metal']} />
			</p>
			<div class="duel">
				{effects.map((effect, at) => (
					<fieldset key={at} data-effet={at} tabIndex={-1}>
						<legend>Effet {at + 1}</legend>
						<div class="champs">
							<Select
								label="De qui"
								value={effect.kind}
								options={kinds}
								onChange={(kind) => set(at, { ...effect, kind, burnsNeeded: kind === 'ally' ? effect.burnsNeeded : 1 })}
							/>
							<Select<Need>
								label="Métal"
								value={effect.metal}
								options={needOptions}
								onChange={(metal) => set(at, { ...effect, metal })}
							/>
							{effect.kind === 'ally' && (
								<NumberField
									label="Fois Brûlé"
									min={1}
									max={4}
									value={effect.burnsNeeded}
									onChange={(burnsNeeded) => set(at, { ...effect, burnsNeeded })}
								/>
							)}
						</div>
						<button type="button" class="discret" onClick={() => remove(at)}>
							Retirer l’effet {at + 1}
						</button>
					</fieldset>
				))}
			</div>
			<p class="ajouts">
				<button type="button" disabled={effects.length >= MAX_EFFECTS} onClick={add}>
					+ Effet
				</button>
			</p>
			{effects.length >= MAX_EFFECTS && <p class="note">{`L’outil s’arrête à ${MAX_EFFECTS} effets.`}</p>}
		</div>
	);
}
