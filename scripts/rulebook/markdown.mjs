/** Reads the part of Markdown that the rule catalogues use, and leaves words for players. */

/** Notes on where a rule came from are for whoever edits the catalogue, not for whoever plays. */
function withoutNotes(text) {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const note = /^\*?\((?:ours|reconstructed)\b/.exec(text.slice(i, i + 16));
    if (!note) {
      out += text[i];
      continue;
    }
    let depth = 0;
    do {
      if (text[i] === '(') depth += 1;
      if (text[i] === ')') depth -= 1;
      i += 1;
    } while (i < text.length && (depth > 0 || text[i - 1] === '*'));
    if (text[i] === '*') i += 1;
    i -= 1;
  }
  return out;
}

const plain = (text) =>
  withoutNotes(text)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1$2')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\s+([.,;:])(?=\s|$)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

const cells = (line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim());

/** Names used by the program mean nothing to a player. */
function tableOf(lines) {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?\s*$/.test(line)).map(cells);
  const hidden = new Set(rows[0].flatMap((head, column) => (/^identifier$/i.test(plain(head)) ? [column] : [])));
  const [head, ...body] = rows.map((row) => row.filter((_, column) => !hidden.has(column)).map(plain));
  return { kind: 'table', head, rows: body };
}

/** A text as blocks: paragraphs, list items, tables, code. */
function blocksOf(lines) {
  const blocks = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const item = /^(\s*)(?:[-*]|(\d+\.))\s+(.*)$/.exec(line);
    if (line.startsWith('|')) {
      const table = [];
      while (lines[i]?.startsWith('|')) table.push(lines[i++]);
      i -= 1;
      blocks.push(tableOf(table));
    } else if (line.startsWith('```')) {
      const code = [];
      while (++i < lines.length && !lines[i].startsWith('```')) code.push(lines[i]);
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (item) {
      blocks.push({ kind: 'item', text: plain(`${item[2] ? `${item[2]} ` : ''}${item[3]}`), level: Math.floor(item[1].length / 2) });
    } else if (line.trim() !== '') {
      const text = plain(line);
      if (text !== '') blocks.push({ kind: 'paragraph', text });
    }
  }
  return blocks;
}

const RULE = /^\*\*([A-Z]+-\d+[a-z]?)\.?\*\*\.?\s*(.*)$/;

const FOR_PLAYERS = ['At a glance', 'Rules'];

/** The overview and the rules, wherever in the catalogue a rule stands. */
export function sectionsOf(markdown) {
  const sections = [];
  let chapter = '';
  let section;
  let rule;
  let pending = [];
  const flush = () => {
    const blocks = blocksOf(pending);
    if (rule) rule.more.push(...blocks);
    else if (section && FOR_PLAYERS.includes(chapter)) section.intro.push(...blocks);
    pending = [];
  };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const found = RULE.exec(line);
    if (heading) {
      flush();
      rule = undefined;
      if (heading[1].length <= 2) chapter = heading[2];
      section = { title: plain(heading[2]), intro: [], rules: [] };
      sections.push(section);
    } else if (found && section) {
      flush();
      rule = { id: found[1], text: plain(found[2]), more: [] };
      section.rules.push(rule);
    } else pending.push(line);
  }
  flush();
  return sections.filter(({ intro, rules }) => intro.length + rules.length > 0);
}
