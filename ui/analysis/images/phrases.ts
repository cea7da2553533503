import type { ModelImage } from '@portal/contract';
import { createPhrases } from '@portal/shell';

export const phrases = createPhrases({
  zh_CN: {
    side: '侧面',
    front: '正面',
    rear: '背面',
    interior: '内饰',
    text: '%{car}，%{year} 款，%{colour}，%{angle}',
    strip: '车型图片',
    pictures: '%{name}的图片',
    licence: '许可：%{licence}；来源：%{source}',
  },
  en: {
    side: 'side',
    front: 'front',
    rear: 'rear',
    interior: 'interior',
    text: '%{car}, MY%{year}, %{colour}, %{angle}',
    strip: 'Pictures of the cars',
    pictures: 'Pictures of %{name}',
    licence: 'Licence: %{licence}; source: %{source}',
  },
});

/** What a picture shows, in words. */
export const imageText = ({ brand, model, year, colour, angle }: ModelImage): string =>
  phrases.translate('text', {
    // A model mostly carries the name of its brand.
    car: model.name.startsWith(brand.name) ? model.name : `${brand.name} ${model.name}`,
    year: String(year),
    colour: colour.name,
    angle: phrases.translate(angle),
  });

/** What may be done with a picture, and who it comes from. */
export const licenceText = ({ licence, source }: ModelImage): string =>
  phrases.translate('licence', { licence, source });
