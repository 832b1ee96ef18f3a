import type { Paper, Sheet } from '../model';

interface Props {
	sheet: Sheet;
	codes: boolean;
	onChange: (change: (sheet: Sheet) => Sheet) => void;
	onCodes: (codes: boolean) => void;
}

const papers: readonly [Paper, string][] = [
	['a4', 'Page A4'],
	['a5', 'Page A5'],
	['cards', 'Cartes 63 × 88 mm, neuf par page'],
];

/** How the sheet is printed. */
export function PaperPanel({ sheet, codes, onChange, onCodes }: Props) {
	return (
		<form
			class="champs papier"
			aria-label="Imprimer"
			onSubmit={(event) => {
				event.preventDefault();
				print();
			}}
		>
			<fieldset>
				<legend>Format</legend>
				{papers.map(([paper, label]) => (
					<label>
						<input
							type="radio"
							name="papier"
							checked={sheet.paper === paper}
							onChange={() => onChange((now) => ({ ...now, paper }))}
						/>{' '}
						{label}
					</label>
				))}
			</fieldset>
			{sheet.paper !== 'cards' && (
				<fieldset>
					<legend>Colonnes</legend>
					{([1, 2] as const).map((columns) => (
						<label>
							<input
								type="radio"
								name="colonnes"
								checked={sheet.columns === columns}
								onChange={() => onChange((now) => ({ ...now, columns }))}
							/>{' '}
							{columns === 1 ? 'Une' : 'Deux'}
						</label>
					))}
				</fieldset>
			)}
			<label>
				<input type="checkbox" checked={codes} onChange={(event) => onCodes(event.currentTarget.checked)} />{' '}
				{sheet.paper === 'cards' ? 'Un code QR sur chaque carte' : 'Un code QR vers cette feuille'}
			</label>
			<p>
				<button type="submit">Imprimer</button>
			</p>
			{sheet.paper === 'cards' && (
				<p class="note">Imprimez à 100 %, sans « ajuster à la page » : des traits de coupe bordent chaque carte.</p>
			)}
		</form>
	);
}
