/** The beginning of an element, whatever stands in its attributes. */
const element = /<([^\s/>!?"'<]+)([^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)>/y;

/** What is no beginning of an element, by how it begins and ends: the longer beginnings first. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
  ['</', '>'],
] as const;

/** A sign that begins nothing when one of these follows it. */
const isText = /[\s>"'<]/;

/** What stands between two signs < and >. */
export interface Tag {
  begin: number;
  /** Where what follows it begins. */
  end: number;
  /** Of an element that begins here: its name, and its attributes as they are written. */
  element: { name: string; attributes: string } | null;
}

function tagAt(text: string, begin: number): Tag | null {
  const other = others.find(([opening]) => text.startsWith(opening, begin));
  if (other) {
    const [opening, closing] = other;
    const at = text.indexOf(closing, begin + opening.length);
    return at < 0 ? null : { begin, end: at + closing.length, element: null };
  }
  element.lastIndex = begin;
  const [whole, name = '', attributes = ''] = element.exec(text) ?? [];
  return whole === undefined ? null : { begin, end: begin + whole.length, element: { name, attributes } };
}

/**
 * The tags of a text, up to the first one that does not end in it: nothing behind that is looked at, so that each sign
 * is read once however many tags are never ended.
 */
export function* tagsOf(text: string): Iterable<Tag> {
  for (let begin = text.indexOf('<'); begin >= 0; ) {
    let end = begin + 1;
    if (!isText.test(text.charAt(end))) {
      const tag = tagAt(text, begin);
      if (!tag) return;
      yield tag;
      end = tag.end;
    }
    begin = text.indexOf('<', end);
  }
}
