import type { Evenement } from '../../rules/keyforge/combat/evenement';
import { Heading, type HeadingLevel } from '../shared/Heading';
import { NumberField } from '../shared/NumberField';
import { Select } from '../shared/Select';
import { type FightState, lignes, MAX_SUITE, type Place, present } from './state';
import { capital, names } from './words';

interface Props {
	state: FightState;
	level: HeadingLevel;
	onChange: (suite: readonly Evenement[]) => void;
}

const blank: Record<Evenement['type'], Evenement> = {
	degats: { type: 'degats', cible: 'd', montant: 1 },
	armure: { type: 'armure', cible: 'd', variation: 1 },
	combat: { type: 'combat', attaquant: 'a', cible: 'd', ordre: 'assaut' },
	'nouveau-tour': { type: 'nouveau-tour' },
};

const titles: Record<Evenement['type'], string> = {
	degats: 'Dégâts',
	armure: 'Armure gagnée ou perdue',
	combat: 'Autre combat',
	'nouveau-tour': 'Nouveau tour',
};

/** What happens after the fight, event by event. */
export function EventsEditor({ state, level, onChange }: Props) {
	const { suite } = state;
	const replace = (at: number, event: Evenement) =>
		onChange(suite.map((other, index) => (index === at ? event : other)));
	return (
		<section class="suite-du-tour" aria-labelledby="combat-suite">
			<Heading level={level} id="combat-suite">
				Et ensuite ?
			</Heading>
			{suite.length > 0 && (
				<ol>
					{suite.map((event, at) => (
						<li key={at}>
							<fieldset>
								<legend>{titles[event.type]}</legend>
								<EventFields event={event} state={state} onChange={(next) => replace(at, next)} />
								<button
									type="button"
									class="discret"
									onClick={() => onChange(suite.filter((_, index) => index !== at))}
								>
									Retirer
									<span class="visuellement-cache">
										{' '}
										l’événement {at + 1}, {titles[event.type]}
									</span>
								</button>
							</fieldset>
						</li>
					))}
				</ol>
			)}
			<p class="ajouts">
				{(Object.keys(blank) as Evenement['type'][]).map((type) => (
					<button
						key={type}
						type="button"
						disabled={suite.length >= MAX_SUITE}
						onClick={() => onChange([...suite, blank[type]])}
					>
						+ {titles[type]}
					</button>
				))}
			</p>
			{suite.length >= MAX_SUITE && <p class="note">Le calculateur s’arrête à {MAX_SUITE} événements.</p>}
		</section>
	);
}

function EventFields({
	event,
	state,
	onChange,
}: {
	event: Evenement;
	state: FightState;
	onChange: (event: Evenement) => void;
}) {
	const options = (among: readonly Place[]) =>
		present(state)
			.filter((place) => among.includes(place))
			.map((place) => [place, capital(names[place])] as const);
	const everyone = options([...lignes.actif, ...lignes.adverse]);
	if (event.type === 'nouveau-tour')
		return <p class="note">L’armure redevient pleine, insaisissable protège de nouveau.</p>;
	if (event.type === 'combat') {
		return (
			<div class="valeurs">
				<Select
					label="Attaquante"
					value={event.attaquant as Place}
					options={options(lignes.actif)}
					onChange={(attaquant) => onChange({ ...event, attaquant })}
				/>
				<Select
					label="Cible"
					value={event.cible as Place}
					options={options(lignes.adverse)}
					onChange={(cible) => onChange({ ...event, cible })}
				/>
			</div>
		);
	}
	const target = (
		<Select
			label="À qui"
			value={event.cible as Place}
			options={everyone}
			onChange={(cible) => onChange({ ...event, cible })}
		/>
	);
	if (event.type === 'armure') {
		return (
			<div class="valeurs">
				<NumberField
					label="Armure (+ ou −)"
					min={-99}
					value={event.variation}
					onChange={(variation) => onChange({ ...event, variation })}
				/>
				{target}
			</div>
		);
	}
	const { source, projection = 0, ...rest } = event;
	const withOptions = (from: string | undefined, splash: number) =>
		onChange({ ...rest, ...(from && { source: from }), ...(splash > 0 && { projection: splash }) });
	return (
		<div class="valeurs">
			<NumberField label="Dégâts" value={event.montant} onChange={(montant) => onChange({ ...event, montant })} />
			{target}
			<Select
				label="D’où viennent-ils"
				value={source ?? ''}
				options={[
					['', 'Un effet de carte'],
					...everyone.map(
						([place, label]) => [place as string, `La puissance : ${label.toLocaleLowerCase('fr')}`] as const,
					),
				]}
				onChange={(from) => withOptions(from || undefined, projection)}
			/>
			<NumberField
				label="Projection sur les voisines"
				minor
				value={projection}
				onChange={(splash) => withOptions(source, splash)}
			/>
		</div>
	);
}
