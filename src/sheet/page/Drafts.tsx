import { useEffect, useMemo, useState } from 'preact/hooks';
import { DRAFT, type Place } from '../device-place';
import { type Draft, dropDraft, readDrafts } from '../drafts';
import type { Entry } from '../model';

interface Props {
	/** Of the sheet. */
	id: string;
	place: Place;
	/** The entry whose fields are open. */
	edited: Entry | undefined;
	title: (entry: Entry) => string;
	/** Changes when drafts may have. */
	version: number;
	onResume: (entry: Entry) => void;
}

/** What was typed and never saved: the reader takes it up again, or gives it up. */
export function Drafts({ id, place, edited, title, version, onResume }: Props) {
	const [read, setRead] = useState(0);
	useEffect(() => {
		const load = ({ key }: StorageEvent) => key?.startsWith(DRAFT) && setRead((times) => times + 1);
		addEventListener('storage', load);
		return () => removeEventListener('storage', load);
	}, []);
	const drafts = useMemo(
		() => readDrafts(place, id).filter(({ before }) => before.id !== edited?.id),
		[id, edited, version, read],
	);
	if (drafts.length === 0) return null;
	return (
		<div class="avis" role="group" aria-label="Pas encore enregistré" data-ecran>
			<p>
				<b>Pas encore enregistré.</b> Ce que vous aviez commencé à écrire est toujours là.
			</p>
			{drafts.map((draft) => {
				const name = title(draft.before);
				return (
					<p key={draft.before.id}>
						{name} : « {startOf(draft)} »{' '}
						<button type="button" aria-label={`Reprendre « ${name} »`} onClick={() => onResume(draft.before)}>
							Reprendre
						</button>{' '}
						<button
							type="button"
							class="discret"
							aria-label={`Oublier ce qui est écrit sur « ${name} »`}
							onClick={() => {
								dropDraft(place, id, draft.before);
								setRead(read + 1);
							}}
						>
							Oublier
						</button>
					</p>
				);
			})}
		</div>
	);
}

/** The beginning of what was typed. */
function startOf({ before, name, note }: Draft): string {
	const text = before.kind === 'item' && note !== before.note ? note : name;
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
