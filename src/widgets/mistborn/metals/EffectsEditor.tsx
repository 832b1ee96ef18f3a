import type { Besoin } from '../../../rules/mistborn/metals/metal';
import { frenchTypography } from '../../../text/french';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { useFocus } from '../../shared/use-focus';
import { needOptions } from './options';
import { type EffectFiche, MAX_EFFECTS } from './state';

interface Props {
	effets: readonly EffectFiche[];
	onChange: (effets: readonly EffectFiche[]) => void;
}

const natures: readonly (readonly [EffectFiche['nature'], string])[] = [
	['allie', 'Un Allié'],
	['personnage', 'Votre personnage'],
];

/** Effects that a burnt metal gives with nothing laid on them. */
export function EffectsEditor({ effets, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLDivElement>();
	const add = () => {
		onChange([...effets, { nature: 'allie', metal: 'fer', fois: 1 }]);
		focusOn(`[data-effet="${effets.length}"]`);
	};
	const set = (at: number, effet: EffectFiche) =>
		onChange(effets.map((other, index) => (index === at ? effet : other)));
	const remove = (at: number) => {
		onChange(effets.filter((_, index) => index !== at));
		focusOn(effets.length > 1 ? `[data-effet="${Math.min(at, effets.length - 2)}"]` : '.ajouts button');
	};
	return (
		<div ref={root}>
			<p class="note">
				{frenchTypography(
					'Un effet pour chaque métal qui le donne ; un second effet d’Allié demande le métal 2 fois ou plus.',
				)}
			</p>
			<div class="duel">
				{effets.map((effet, at) => (
					<fieldset key={at} data-effet={at} tabIndex={-1}>
						<legend>Effet {at + 1}</legend>
						<div class="champs">
							<Select
								label="De qui"
								value={effet.nature}
								options={natures}
								onChange={(nature) => set(at, { ...effet, nature, fois: nature === 'allie' ? effet.fois : 1 })}
							/>
							<Select<Besoin>
								label="Métal"
								value={effet.metal}
								options={needOptions}
								onChange={(metal) => set(at, { ...effet, metal })}
							/>
							{effet.nature === 'allie' && (
								<NumberField
									label="Fois Brûlé"
									min={1}
									max={4}
									value={effet.fois}
									onChange={(fois) => set(at, { ...effet, fois })}
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
				<button type="button" disabled={effets.length >= MAX_EFFECTS} onClick={add}>
					+ Effet
				</button>
			</p>
			{effets.length >= MAX_EFFECTS && (
				<p class="note">{frenchTypography(`L’outil s’arrête à ${MAX_EFFECTS} effets.`)}</p>
			)}
		</div>
	);
}
