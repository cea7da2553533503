import { useLanguage } from '@portal/shell';
import { countFigure, formatNumber, KeyFigure, KeyFigures } from '@portal/ui';
import { useCountOptions } from '@portal/ui/analysis';
import type { WhiteSpots } from '../../market/white-spots.ts';
import { phrases } from '../../phrases.ts';

/** How many white spots there are, what rivals sell in them, and how much that is of all they sell. */
export function SpotKeys({ found, share }: { found: WhiteSpots | null; share: string | undefined }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const options = useCountOptions();
  return (
    <KeyFigures columns={3} framed>
      <KeyFigure
        name={translate('spotCities')}
        means={[translate('spotCitiesMeans')]}
        value={found ? formatNumber(found.rows.length) : undefined}
        unit={translate('cityUnit')}
      />
      <KeyFigure
        name={translate('rivalVolume')}
        means={[translate('rivalVolumeMeans')]}
        {...(found ? countFigure(found.volume, translate('carUnit'), language, options) : { value: undefined })}
      />
      <KeyFigure name={translate('spotShare')} means={[translate('spotShareMeans')]} value={share} />
    </KeyFigures>
  );
}
