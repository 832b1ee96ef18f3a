import { retryLabel } from '../../late/failure';

interface Props {
	/** Why only a reload of the page helps, in words. */
	reload: string | undefined;
	onRetry: () => void;
}

/** What is offered where a part could not come. A reload keeps the case, which is in the address. */
export const RetryButton = ({ reload, onRetry }: Props) => (
	<>
		{reload && `${reload} `}
		<button type="button" onClick={reload ? () => location.reload() : onRetry}>
			{retryLabel(reload)}
		</button>
	</>
);
