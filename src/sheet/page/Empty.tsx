import { sheetOfAidPath, withBase } from '../../addresses/addresses';
import type { Read } from './faults';
import { ImportButton } from './ImportButton';

/** A page that a sheet may start from. */
export interface Aid {
	readonly label: string;
	/** Inside the site, without base. */
	readonly path: string;
}

interface Props {
	aids: readonly Aid[];
	base: string;
	/** Whether the open sheet was written by another version. */
	unread: boolean;
	onNew: () => void;
	onRead: (read: Read) => void;
}

/** What stands where there is no sheet: how to begin one. */
export const Empty = ({ aids, base, unread, onNew, onRead }: Props) => (
	<div class="vide">
		{unread && (
			<p class="avis">
				Cette feuille a été écrite par une autre version du site : elle ne se lit pas ici, et rien n’y est changé.
			</p>
		)}
		<p>
			<b>Dans une page de règles</b>, touchez le signe § d’une règle puis « Ajouter à ma feuille ».
		</p>
		{aids.length > 0 && (
			<>
				<p>
					<b>Ou partez d’une aide de jeu</b>, que vous arrangerez :
				</p>
				<ul>
					{aids.map(({ label, path }) => (
						<li>
							<a href={withBase(base, sheetOfAidPath(path))}>{label}</a>
						</li>
					))}
				</ul>
			</>
		)}
		<p class="gestes">
			<button type="button" onClick={onNew}>
				Nouvelle feuille vide
			</button>
			<ImportButton onRead={onRead} />
		</p>
	</div>
);
