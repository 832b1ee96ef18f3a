import type { CarteSuivie } from '../../../rules/mistborn/metaux/etat';
import type { Evenement, Gain } from '../../../rules/mistborn/metaux/evenement';
import type { Besoin } from '../../../rules/mistborn/metaux/metal';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { cardOptions, metalOptions, needOptions } from './options';

interface Props {
	action: Evenement;
	/** The cards, as they are after all the actions. */
	cards: readonly CarteSuivie[];
	onChange: (action: Evenement) => void;
}

const gains: readonly (readonly [Gain['quoi'], string])[] = [
	['atium', 'Atium'],
	['bruler', 'Jetons à Brûler de plus'],
	['icone', 'Icônes de Brûler de la piste'],
];

/** The fields of one action. */
export function ActionFields({ action, cards, onChange }: Props) {
	switch (action.type) {
		case 'bruler':
			return (
				<div class="champs">
					<Select
						label="Jeton"
						value={action.metal}
						options={metalOptions}
						onChange={(metal) => onChange({ ...action, metal })}
					/>
					<ForSelect pour={action.pour} cards={cards} onChange={(pour) => onChange({ ...action, pour })} />
				</div>
			);
		case 'attiser':
			return (
				<div class="champs">
					<Select<Besoin>
						label="Jeton"
						value={action.metal}
						options={needOptions}
						onChange={(metal) => onChange({ ...action, metal })}
					/>
					<ForSelect pour={action.pour} cards={cards} onChange={(pour) => onChange({ ...action, pour })} />
				</div>
			);
		case 'atium':
			return (
				<div class="champs">
					<AsSelect comme={action.comme} onChange={(comme) => onChange({ ...action, comme })} />
					<ForSelect pour={action.pour} cards={cards} onChange={(pour) => onChange({ ...action, pour })} />
				</div>
			);
		case 'carte':
			return (
				<div class="champs">
					<Select
						label="Carte couchée"
						value={action.carte}
						options={cardOptions(cards, action.carte)}
						onChange={(carte) => onChange({ ...action, carte })}
					/>
					<AsSelect comme={action.comme} onChange={(comme) => onChange({ ...action, comme })} />
					<ForSelect pour={action.pour} cards={cards} onChange={(pour) => onChange({ ...action, pour })} />
				</div>
			);
		case 'regenerer':
			return (
				<div class="champs">
					<Select
						label="Jeton"
						value={action.metal}
						options={metalOptions}
						onChange={(metal) => onChange({ ...action, metal })}
					/>
					<Select
						label="En défaussant"
						value={action.carte ?? ''}
						options={[['', 'Rien : icône de carte ou de Mission'], ...cardOptions(cards, action.carte)]}
						onChange={(carte) => onChange({ ...action, carte: carte || null })}
					/>
				</div>
			);
		case 'gain':
			return (
				<div class="champs">
					<Select label="Gain" value={action.quoi} options={gains} onChange={(quoi) => onChange({ ...action, quoi })} />
					<NumberField
						label="Nombre"
						min={1}
						max={9}
						value={action.nombre}
						onChange={(nombre) => onChange({ ...action, nombre })}
					/>
				</div>
			);
	}
}

function AsSelect({ comme, onChange }: { comme: Besoin; onChange: (comme: Besoin) => void }) {
	return <Select<Besoin> label="Comme" value={comme} options={needOptions} onChange={onChange} />;
}

interface ForProps {
	pour: string | null;
	cards: readonly CarteSuivie[];
	onChange: (pour: string | null) => void;
}

function ForSelect({ pour, cards, onChange }: ForProps) {
	return (
		<Select
			label="Pour"
			value={pour ?? ''}
			options={[['', 'Sans effet direct'], ...cardOptions(cards, pour)]}
			onChange={(card) => onChange(card || null)}
		/>
	);
}
