import { useAnswer, useSubject } from '@portal/shell';
import { useKeys } from '@portal/ui';
import { details, type Item } from '../data/ask.ts';
import type { PolicyAddress } from '../data/use-policy-address.ts';
import { PolicyAnswer } from '../frame/policy-answer.tsx';
import { phrases } from '../phrases.ts';
import classes from './detail.module.css';
import { DetailBar } from './detail-bar.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { PolicyBody } from './policy-body.tsx';
import { useDetailPlace } from './use-detail-place.ts';

interface PolicyDetailProps {
  address: PolicyAddress;
  /** The policies of the list beside it. */
  items: Item[];
}

/** S1.025: one policy, beside its list or, where there is little room, in its place. */
export function PolicyDetail({ address, items }: PolicyDetailProps) {
  const translate = phrases.useTranslate();
  const { id, text } = address.view;
  const answered = useAnswer(details, id);
  // While another policy is on its way the one before it is not taken for it.
  const answer = answered.answer?.item.policyId === id ? answered.answer : undefined;
  const item = answer?.item ?? items.find(({ policyId }) => policyId === id);
  const place = useDetailPlace(id, address.opening.state !== null);
  useSubject(item?.title ?? '');
  useKeys(place, { escape: address.toList });
  return (
    <section ref={place} className={classes.detail} aria-label={translate('detail')} data-testid="policy-detail">
      <DetailBar address={address} items={items} title={item?.title ?? ''} />
      <div className={classes.inside}>
        {item && <DetailHead item={item} searched={text} sourceUrl={answer?.sourceUrl} />}
        <PolicyAnswer
          answered={{ ...answered, answer }}
          skeleton={<DetailSkeleton withHead={!item} />}
          gone={{ back: translate('backToList'), leave: address.toList }}
        >
          {(detail) => <PolicyBody detail={detail} address={address} />}
        </PolicyAnswer>
      </div>
    </section>
  );
}
