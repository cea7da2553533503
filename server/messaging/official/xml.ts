import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Text only: no entities, no attributes, no numbers made of digits. */
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** A declaration of a document type could declare entities; the service never sends one. */
const forbidden = /<!(?!\[CDATA\[|--)/;

/**
 * The texts below the root element `xml`, by their tags; what is nested or comes twice is left out.
 * @throws Error when it is no such document.
 */
export function readXml(text: string): Map<string, string> {
  if (forbidden.test(text) || XMLValidator.validate(text) !== true) throw new Error('no XML of the service');
  const { xml }: { xml?: unknown } = parser.parse(text);
  if (typeof xml !== 'object' || xml === null) throw new Error('no XML of the service');
  return new Map(Object.entries(xml).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A flat document of the service. Values must not hold `]]>`. */
export function writeXml(values: Record<string, string>): string {
  const tags = Object.entries(values).map(([tag, value]) => `<${tag}><![CDATA[${value}]]></${tag}>`);
  return `<xml>${tags.join('')}</xml>`;
}
