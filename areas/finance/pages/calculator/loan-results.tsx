import type { LoanFigures } from '@portal/contract';
import { emptyText, formatNumber, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import { phrases } from '../../phrases.ts';

interface LoanResultsProps {
  figures: LoanFigures;
  /** What the offer is worth beside the market rate; null where that is no rate. */
  worth: number | null;
  market: number | null;
}

/** What an offer comes to, each figure with how it is made. */
export function LoanResults({ figures, worth, market }: LoanResultsProps) {
  const translate = phrases.useTranslate();
  const yuan = translate('yuan');
  return (
    <KeyFigures columns={4} framed data-testid="loan-results">
      <KeyFigure
        name={translate('payment')}
        means={[translate('paymentMeans'), translate('paymentFormula')]}
        value={formatNumber(figures.payment, 2)}
        unit={yuan}
        more={translate('financedMore', { amount: formatNumber(figures.financed, 0) })}
      />
      <KeyFigure
        name={translate('cost')}
        means={[translate('costMeans')]}
        value={formatNumber(figures.cost, 0)}
        unit={yuan}
        more={translate('paidMore', { amount: formatNumber(figures.paid, 0) })}
      />
      <KeyFigure
        name={translate('trueRate')}
        means={[translate('trueRateMeans'), translate('rateSource')]}
        value={formatRatio(figures.trueRate, { decimals: 2 })}
        more={translate('interestMore', { amount: formatNumber(figures.interest, 0) })}
      />
      <KeyFigure
        name={translate('worth')}
        means={[translate('worthMeans'), translate('worthFormula')]}
        value={worth === null ? emptyText : formatNumber(worth, 0)}
        unit={yuan}
        more={market === null ? undefined : translate('worthMore', { rate: formatRatio(market, { decimals: 2 }) })}
      />
    </KeyFigures>
  );
}
