import { escapeText } from '@portal/contract';
import type { FeedColumn } from './feed-columns.ts';

const note = (term: string, text: string): string =>
  text ? `<Annotation Term="Org.OData.Core.V1.${term}" String="${escapeText(text)}"/>` : '';

/** The description of a feed in CSDL of OData 4.0: types of its properties, what they are called, and what they mean. */
export const metadataXml = (columns: readonly FeedColumn[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">',
    '<edmx:Reference Uri="https://oasis-tcs.github.io/odata-vocabularies/vocabularies/Org.OData.Core.V1.xml">',
    '<edmx:Include Namespace="Org.OData.Core.V1"/></edmx:Reference><edmx:DataServices>',
    '<Schema Namespace="Portal" xmlns="http://docs.oasis-open.org/odata/ns/edm">',
    '<EntityType Name="Row"><Key><PropertyRef Name="row"/></Key>',
    ...columns.map(
      ({ name, type, label, definition }) =>
        `<Property Name="${escapeText(name)}" Type="${type}" Nullable="${name !== 'row'}">${note('Description', label)}${note('LongDescription', definition)}</Property>`,
    ),
    '</EntityType>',
    '<EntityContainer Name="Feed"><EntitySet Name="Rows" EntityType="Portal.Row"/></EntityContainer>',
    '</Schema></edmx:DataServices></edmx:Edmx>',
  ].join('');
