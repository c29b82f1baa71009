import { describe, expect, it } from 'vitest';
import { type PostLimits, reviewPost } from '../../../../src/staff/generator/post/review-post.ts';
import { splitPost } from '../../../../src/staff/generator/post/split-post.ts';
import { countCharacters } from '../../../../src/staff/graphemes.ts';

const limits: PostLimits = {
  title: { maxCharacters: 50 },
  subtitle: { maxCharacters: 100 },
  paragraphs: { min: 2, max: 3 },
  post: { maxCharacters: 1000 },
};

const TITLE = 'Un tesoro sotto i pini 🏴‍☠️';
const SUBTITLE = 'Indizi, corse e una cassa piena di anguria';
const FIRST = 'Stamattina le squadre hanno seguito gli indizi nel parco, tra risate e corse.';
const SECOND = 'Nel pomeriggio prove del circo: nasi rossi per tutti, animatori compresi.';
const INVITATION = 'Vi aspettiamo domani per una nuova avventura!';
const DATE = '12/06/2025';
const TAGS = '#FunVillage #CampusEstivo #Roma';

const expected = {
  title: TITLE,
  subtitle: SUBTITLE,
  body: [FIRST, SECOND],
  callToAction: INVITATION,
  dates: [DATE],
  hashtags: ['#FunVillage', '#CampusEstivo', '#Roma'],
};

/** The ways in which models write the same post. */
const WRITTEN: Readonly<Record<string, string>> = {
  'in order, with empty lines': [TITLE, SUBTITLE, FIRST, SECOND, INVITATION, DATE, TAGS].join(
    '\n\n',
  ),
  'in order, line by line': [TITLE, SUBTITLE, FIRST, SECOND, INVITATION, DATE, TAGS].join('\n'),
  'with Windows line ends': [TITLE, SUBTITLE, FIRST, SECOND, INVITATION, DATE, TAGS].join(
    '\r\n\r\n',
  ),
  'title and subtitle together': `${TITLE}\n${SUBTITLE}\n\n${FIRST}\n\n${SECOND}\n\n${INVITATION}\n\n📅 ${DATE}\n${TAGS}`,
  'with headings': `# ${TITLE}\n\n## ${SUBTITLE}\n\n${FIRST}\n\n${SECOND}\n\n**${INVITATION}**\n\n---\n\n*${DATE}*\n\n${TAGS}`,
  'with labels': `Titolo: ${TITLE}\nSottotitolo: ${SUBTITLE}\n\nTesto:\n${FIRST}\n\n${SECOND}\n\n**Call to action**\n${INVITATION}\n\nData: ${DATE}\nHashtag: ${TAGS}`,
  'with a place beside the date': [
    TITLE,
    SUBTITLE,
    FIRST,
    SECOND,
    INVITATION,
    `Roma, ${DATE}`,
    TAGS,
  ].join('\n\n'),
};

describe('splits the text of a model', () => {
  it.each(Object.entries(WRITTEN))('%s', (name, text) => {
    const parts = splitPost(text);
    expect(parts, name).toEqual(expected);
    expect(reviewPost(text, limits).flags).toEqual([]);
  });

  it('keeps a list in one paragraph', () => {
    const text = `${TITLE}\n${SUBTITLE}\n${FIRST}\n- nuoto\n- calcio\n${SECOND}\n${INVITATION}`;
    expect(splitPost(text).body).toEqual([`${FIRST}\n- nuoto\n- calcio`, SECOND]);
  });

  it('reads a long second line as a paragraph', () => {
    const long = `${FIRST} ${SECOND} ${FIRST}`;
    const parts = splitPost([TITLE, long, SECOND, INVITATION].join('\n\n'));
    expect(parts).toMatchObject({ title: TITLE, subtitle: undefined, body: [long, SECOND] });
  });

  it('reads no heading and no anchor as a hashtag', () => {
    expect(splitPost('# Titolo\n\nC&#39;era il n. #1 e https://x.example/#a').hashtags).toEqual([]);
  });

  it('finds nothing in an empty text', () => {
    expect(splitPost(' \n\n ')).toEqual({
      title: undefined,
      subtitle: undefined,
      body: [],
      callToAction: undefined,
      dates: [],
      hashtags: [],
    });
  });
});

const good = WRITTEN['in order, with empty lines'] ?? '';

describe('flags instructions that the model ignored', () => {
  it.each([
    ['titleTooLong', good.replace(TITLE, 'T'.repeat(51))],
    ['subtitleTooLong', good.replace(SUBTITLE, 's'.repeat(101))],
    ['tooFewParagraphs', good.replace(`${SECOND}\n\n`, '')],
    ['tooManyParagraphs', good.replace(SECOND, `${SECOND}\n\n${FIRST}\n\n${SECOND}`)],
    ['callToActionMissing', good.replace(`${INVITATION}\n\n`, '')],
    ['dateMissing', good.replace(DATE, '12 giugno')],
    ['dateNotReal', good.replace(DATE, '31/06/2025')],
    ['hashtagsMissing', good.replace(`\n\n${TAGS}`, '')],
    ['postTooLong', good.replace(SECOND, 'b'.repeat(900))],
  ])('%s', (flag, text) => {
    expect(reviewPost(text, limits).flags).toContain(flag);
  });

  it('flags a lone title', () => {
    expect(reviewPost('Solo un titolo', limits).flags).toEqual([
      'subtitleMissing',
      'tooFewParagraphs',
      'callToActionMissing',
      'dateMissing',
      'hashtagsMissing',
    ]);
  });

  it('allows exactly the limits, emoji counting once', () => {
    const family = '👨‍👩‍👧‍👦';
    const text = good.replace(TITLE, family.repeat(50)).replace(SUBTITLE, 'è'.repeat(100));
    const full = text.replace(SECOND, '');
    const rest = 1000 - reviewPost(full, limits).post;
    const review = reviewPost(text.replace(SECOND, '🏊'.repeat(rest)), limits);
    expect(review).toMatchObject({ title: 50, subtitle: 100, post: 1000, flags: [] });
  });

  it('does not read part of an address as a date', () => {
    const text = good.replace(DATE, 'x.example/12/06/2025/foto');
    expect(reviewPost(text, limits).flags).toContain('dateMissing');
  });
});

it.each([
  ['', 0],
  ['  ciao \n', 4],
  ['perché', 6],
  ['perche\u0301', 6],
  ['🏊', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇮🇹 sì', 4],
  ['👍🏽!', 2],
  ['a\nb', 3],
])('counts what a reader sees: %j', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
