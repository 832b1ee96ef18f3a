import { Later } from './Later';
import { loadRefused } from './later-parts';
import type { Shelf } from './use-shelf';
import type { Message } from './words';

interface Props {
	message: Message | undefined;
	shelf: Shelf;
	say: (text: string) => void;
}

/** What was just done, with a way back; or why it was not. */
export function MessageLine({ message, shelf: { refusal, place }, say }: Props) {
	const { text, undo } = message ?? {};
	return (
		<div class="message" data-ecran>
			<div role="status">
				{refusal ? (
					<Later load={loadRefused} draw={({ Refused }) => <Refused refusal={refusal} place={place} />} />
				) : (
					text && <p>{text}</p>
				)}
			</div>
			{undo && !refusal && (
				<button
					type="button"
					onClick={async () => {
						if ((await undo()) !== undefined) say('C’est annulé.');
					}}
				>
					Annuler
				</button>
			)}
		</div>
	);
}
