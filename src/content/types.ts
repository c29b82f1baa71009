// Generated from schemas/ by `npm run types`: change the schemas, not this file.
export type SchemaUrl = string;
export type Euro = number;
export type PositiveEuro = number;
export type Percent = number;
export type Count = number;
export type PositiveCount = number;
export type Age = number;
export type Year = number;
export type CalendarDate = string;
export type DateOrMonth = string;
export type Time = string;
export type TimeWithSeconds = string;
export type TimeRanges = TimeRange[];
export type Weekday =
  'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
export type Id = string;
export type Name = string;
export type Phone = string;
export type Email = string;
export type HttpsUrl = string;
export type WebOrigin = string;
export type RoutePath = string;
export type Fact = string;
export type Venue = string;
export type Page = string;
export type Link = string;
export type Picture = string;
export type AgreementBody = string;
export type Icon =
  | 'sun'
  | 'racket'
  | 'ball'
  | 'pool'
  | 'plate'
  | 'pine'
  | 'stage'
  | 'flag'
  | 'watermelon'
  | 'star'
  | 'brush'
  | 'gift'
  | 'heart'
  | 'shield'
  | 'medal'
  | 'clock'
  | 'pin'
  | 'phone'
  | 'mail'
  | 'chat'
  | 'calendar'
  | 'euro'
  | 'family'
  | 'camera'
  | 'document'
  | 'download'
  | 'whistle'
  | 'handshake'
  | 'gate'
  | 'megaphone'
  | 'firstAid'
  | 'restaurant'
  | 'inflatable'
  | 'music'
  | 'basket'
  | 'volley'
  | 'padel'
  | 'dodgeball'
  | 'bulb'
  | 'tent'
  | 'cup'
  | 'microphone'
  | 'clapper'
  | 'waterBalloon'
  | 'mask'
  | 'dice'
  | 'app'
  | 'card'
  | 'link'
  | 'book';
export type SeasonState =
  'announced' | 'enrolling' | 'openDaysPast' | 'running' | 'closing' | 'over' | 'idle' | 'next';
export type Line = string;
export type Sentence = string;
export type DependsOn = string[];
export type Paragraphs = Line[];
export type List = Line[];
export type Body = (string | Line[])[];
export type CheckReportCount = number;
export type CheckReportValue =
  | string
  | number
  | boolean
  | unknown[]
  | {
      [k: string]: unknown;
    }
  | null;
export type CheckReportFile = string;
export type CheckReportLine = number;
export type CheckReportColumn = number;
export type CheckReportPointer = string;
export type CheckReportPages = string[];
export type LegalPageContacts = ('secretariat' | 'management' | 'privacy' | 'safeguarding')[];
export type LegalPageLinks = {
  id: Id;
  target: Target;
}[];
export type QuoteRequest = QuoteRequestChild | QuoteRequestChild[];
export type QuoteResponseMoney = number;
export type QuoteResponseChildNumber = number;
export type QuoteResponseSection =
  'premessa' | 'sedi' | 'tariffe' | 'sconti' | 'pagamento' | 'scadenze' | 'contatti';
export type QuoteResponseSignedMoney = number;

export interface AgeRange {
  min: Age;
  max: Age;
}
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}
export interface TimeRange {
  from: Time;
  to: Time;
}
export interface Confirm {
  status: 'to-confirm';
  note: string;
  fields?: Id[];
  decidedWith?: Fact;
}
export interface Says {}
export interface SeasonWords {
  [k: string]: Line;
}
export interface Target {
  page?: Page;
  anchor?: Id;
  link?: Link;
}
export interface CountedForms {
  zero?: Line;
  one: Line;
  two?: Line;
  few?: Line;
  many?: Line;
  other: Line;
}
export interface OrdinalForms {
  [k: string]: Line;
}
export interface DependentText {
  text: string;
  dependsOn: DependsOn;
}
export interface WordsByState {
  state: string;
  forms: {
    [k: string]: unknown;
  };
  dependsOn?: DependsOn;
}
export interface TitleAndText {
  title: Line;
  text: Line;
}
export interface DocumentSection {
  title: Line;
  body: Body;
}
export interface SeasonSection {
  title: Line;
  body: Body;
  ask?: Line;
  asks?: Line[];
  untilOver?: Body;
  over?: Body;
}
export interface PageMeta {
  title: Line;
  description: Line;
}
export interface Hero {
  eyebrow?: Line;
  title: Line;
  text: Line;
  from?: SeasonWords;
  pictureAlt?: Line;
}
export interface CheckReport {
  summary: {
    errors: CheckReportCount;
    warnings: CheckReportCount;
    known: CheckReportCount;
    toConfirm: CheckReportCount;
    files: CheckReportCount;
    milliseconds: number;
  };
  findings: {
    code: string;
    severity: 'error' | 'warning' | 'known' | 'info';
    message: string;
    remedy: string;
    fact?: string;
    value?: CheckReportValue;
    file: CheckReportFile;
    line: CheckReportLine;
    column: CheckReportColumn;
    pointer: CheckReportPointer;
    pages: CheckReportPages;
    related: {
      file: CheckReportFile;
      line: CheckReportLine;
      column: CheckReportColumn;
      pointer: CheckReportPointer;
      value: CheckReportValue;
      pages: CheckReportPages;
      role: 'authority' | 'venue' | 'page' | 'known';
    }[];
  }[];
}
export interface Confirmed {
  sentences: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
  translations?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  values: {
    [k: string]: string | number | boolean | unknown[] | {} | null;
  };
}
export interface Exceptions {
  exceptions: {
    [k: string]: {
      text: string;
      reason: string;
      declaredOn: CalendarDate;
    };
  };
}
export interface ActivitiesFacts {
  [k: string]: {
    name: Name;
  };
}
export interface AgreementsFacts {
  rates: {
    enrolment: Euro;
    week: PositiveEuro;
    halfDayWeek: PositiveEuro;
    day: PositiveEuro;
    halfDay: PositiveEuro;
    confirm?: Confirm;
  };
  count?: Count;
  bodies: AgreementBody[];
  names: {
    [k: string]: Name;
  };
  voucherBody: AgreementBody;
  confirm?: Confirm;
}
export interface CampFacts {
  name: Name;
  founded: Year;
  age: AgeRange;
  relaxAreaSquareMetres: PositiveCount;
  confirm?: Confirm;
}
export interface CareFacts {
  ratio: {
    status: 'to-confirm' | 'confirmed';
    children: PositiveCount;
    confirm?: Confirm;
  };
  lifeguard: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  groups: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  firstAid: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  medicines: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  insurance: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  collection: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  weather: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  inclusion: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  refunds: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  receipts: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  contracts?: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  ageGroups?: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  languages?: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  gates: {
    status: 'to-confirm' | 'confirmed';
    confirm?: Confirm;
  };
  confirm?: Confirm;
}
export interface ClaimsFacts {
  satisfaction: {
    sourceYear?: Year;
    percent: Percent;
    confirm?: Confirm;
  };
  rating: {
    sourceYear?: Year;
    average: number;
    max: number;
    confirm?: Confirm;
  };
  reviews: {
    sourceYear?: Year;
    count: Count;
    confirm?: Confirm;
  };
  experience: {
    years: PositiveCount;
    children: PositiveCount;
    confirm?: Confirm;
  };
}
export interface ContactsFacts {
  secretariat: {
    phone: Phone;
    whatsapp: Phone;
    email: Email;
    confirm?: Confirm;
  };
  referent: {
    name: Name;
    phone: Phone;
    confirm?: Confirm;
  };
  management: {
    phone: Phone;
    email: Email;
    confirm?: Confirm;
  };
  partners: {
    phone: Phone;
    whatsapp: Phone;
    email: Email;
    confirm?: Confirm;
  };
  privacy: {
    email: Email;
    confirm?: Confirm;
  };
  safeguarding: {
    email: Email;
    confirm?: Confirm;
  };
}
export interface DailyEventsFacts {
  count?: Count;
  events: {
    [k: string]: {
      weekday?: Weekday;
      everyWeeks?: PositiveCount;
      icon: Icon;
      confirm?: Confirm;
    };
  };
  confirm?: Confirm;
}
export interface DiscountsFacts {
  siblings: {
    percent: Percent;
    fromChild: PositiveCount;
    further?: {
      percent: Percent;
      fromChild: PositiveCount;
    };
    confirm?: Confirm;
  };
  chain: {
    percentPerChild: Percent;
    maxPercent: Percent;
    minChildren: PositiveCount;
    minFamilies: PositiveCount;
    minWeeks: PositiveCount;
    minDays: PositiveCount;
    deadline: {
      date: CalendarDate;
      weekday?: Weekday;
      time: TimeWithSeconds;
    };
    table: {
      children: PositiveCount;
      percent: Percent;
    }[];
    confirm?: Confirm;
  };
  advancePayment: {
    percent: Percent;
    groupWeeks: PositiveCount;
    confirm?: Confirm;
  };
  rounding: {
    mode: 'up' | 'nearest' | 'down';
    unit: PositiveEuro;
    moment: 'after-discounts' | 'each-line';
    confirm?: Confirm;
  };
  example: {
    venue: Venue;
    timeBand: 'full' | 'half';
    weeks: PositiveCount;
    chainChildren: Count;
    advanceWeeks: Count;
    enrolment: boolean;
    confirm?: Confirm;
  };
  shortfallExample: {
    agreedChildren: PositiveCount;
    paidChildren: PositiveCount;
    confirm?: Confirm;
  };
  confirm?: Confirm;
}
export interface EnrolmentFacts {
  opens?: CalendarDate;
  deadline: {
    weekday: Weekday;
    weeksBefore: PositiveCount;
    time: TimeWithSeconds;
    confirm?: Confirm;
  };
  certificateFromAge: Age;
  illnessDays: PositiveCount;
  confirm?: Confirm;
}
export interface FeesFacts {
  enrolment: Euro;
  extendedExitDay: Euro;
  extendedExitWeek: Euro;
  confirm?: Confirm;
}
export interface GeneratorFacts {
  description: GeneratorFactsLength;
  title: GeneratorFactsLength;
  subtitle: GeneratorFactsLength;
  paragraphs: {
    min: PositiveCount;
    max: PositiveCount;
  };
  post: GeneratorFactsLength;
  confirm?: Confirm;
}
export interface GeneratorFactsLength {
  maxCharacters: PositiveCount;
}
export interface HoursFacts {
  camp: TimeRange;
  halfDay: TimeRange;
  extendedExit: Time;
  reception: TimeRange;
  activities: TimeRange;
  exit: TimeRange;
  extraTime: TimeRange;
  secretariat: {
    weekdays: TimeRange;
    saturday: TimeRanges;
    sunday: TimeRanges;
    confirm?: Confirm;
  };
  confirm?: Confirm;
}
export interface LegalFacts {
  updated: DateOrMonth;
  terms: {
    year: Year;
    confirm?: Confirm;
  };
  controllers: {
    first: {
      name: Name;
      seat: Name;
      confirm?: Confirm;
    };
    second: {
      name: Name;
      seat: Name;
      confirm?: Confirm;
    };
  };
  retention: {
    platformYears: PositiveCount;
    chatbotMonths: PositiveCount;
    confirm?: Confirm;
  };
  confirm?: Confirm;
}
export interface MealsFacts {
  status: 'to-confirm' | 'confirmed';
  days: {
    [k: string]: {
      dish: Id;
      allergens: (
        | 'gluten'
        | 'crustaceans'
        | 'eggs'
        | 'fish'
        | 'peanuts'
        | 'soya'
        | 'milk'
        | 'nuts'
        | 'celery'
        | 'mustard'
        | 'sesame'
        | 'sulphites'
        | 'lupin'
        | 'molluscs'
      )[];
    }[];
  };
  confirm?: Confirm;
}
export interface OpenDaysFacts {
  trialAge?: Age;
  price: Euro;
  events: {
    [k: string]: {
      venue: Venue;
      date: CalendarDate;
      weekday?: Weekday;
      hours: TimeRange;
      bookBy: CalendarDate;
      bookByWeekday?: Weekday;
      confirm?: Confirm;
    };
  };
  confirm?: Confirm;
}
export interface PricesFacts {
  week: PositiveEuro;
  halfDayWeek?: PositiveEuro;
  day: PositiveEuro;
  halfDay?: PositiveEuro;
  confirm?: Confirm;
}
export interface ProgrammeFacts {
  slots: {
    [k: string]: {
      from: Time;
      to: Time;
      icon: Icon;
      confirm?: Confirm;
    };
  };
  confirm?: Confirm;
}
export interface RulesFacts {
  confirm?: Confirm;
  [k: string]:
    | {
        days?: PositiveCount;
        hours?: PositiveCount;
        weeks?: PositiveCount;
        percent?: Percent;
        amount?: Euro;
        holds?: boolean;
        confirm?: Confirm;
      }
    | Confirm
    | undefined;
}
export interface SeasonFacts {
  year: Year;
  start: CalendarDate;
  end: CalendarDate;
  closures: {
    [k: string]: DateRange;
  };
  extension?: {
    status: 'open' | 'confirmed' | 'dropped';
    end: CalendarDate;
    confirm?: Confirm;
  };
  next?: {
    announcedOn: CalendarDate;
    start: CalendarDate;
    end: CalendarDate;
    confirm?: Confirm;
  };
  confirm?: Confirm;
}
export interface ShowsFacts {
  count?: Count;
  everyWeeks: PositiveCount;
  themes: Id[];
  confirm?: Confirm;
}
export interface SportsFacts {
  count?: Count;
  sports: {
    [k: string]: {
      fromAge?: Age;
      lessonsFromAge?: Age;
      lessonsAt?: Venue;
      confirm?: Confirm;
    };
  };
  confirm?: Confirm;
}
export interface StaffFacts {
  entertainers: {
    minAge: Age;
    trainingStart: CalendarDate;
    trainingStartWeekday: Weekday;
    confirm?: Confirm;
  };
  villageHeads: {
    minAge: Age;
    training: DateRange;
    confirm?: Confirm;
  };
  people: {
    [k: string]: {
      name: Name;
      listed: boolean;
      confirm?: Confirm;
    };
  };
  photos: {
    minPerDay: PositiveCount;
    groupPhotoWeekday: Weekday;
    uploadBy: Time;
    confirm?: Confirm;
  };
  absenceNoticeHours: PositiveCount;
  notices?: {
    [k: string]: CalendarDate;
  };
  confirm?: Confirm;
}
export interface TestimonialsFacts {
  testimonials: {
    [k: string]: {
      rating: number;
      confirm?: Confirm;
    };
  };
}
export interface VenuesFacts {
  [k: string]: {
    name: Name;
    city: Name;
    addresses: Name[];
    positions?: PositiveCount;
    photoPrefix?: string;
    status: 'open' | 'in-definition';
    listed: boolean;
    page: Page;
    like?: {
      prices?: string;
      agreements?: string;
      hours?: string;
      programme?: string;
    };
    prices?: PricesOverrides;
    agreements?: AgreementsOverrides;
    hours?: HoursOverrides;
    programme?: ProgrammeOverrides;
    season?: SeasonOverrides;
    map: Link;
    features: Id[];
    confirm?: Confirm;
  };
}
export interface PricesOverrides {
  week?: PositiveEuro | null;
  halfDayWeek?: PositiveEuro | null;
  day?: PositiveEuro | null;
  halfDay?: PositiveEuro | null;
  confirm?: Confirm | null;
}
export interface AgreementsOverrides {
  rates?: {
    enrolment?: Euro | null;
    week?: PositiveEuro | null;
    halfDayWeek?: PositiveEuro | null;
    day?: PositiveEuro | null;
    halfDay?: PositiveEuro | null;
    confirm?: Confirm | null;
  };
  count?: Count | null;
  bodies?: AgreementBody[] | null;
  names?: {
    [k: string]: Name;
  } | null;
  voucherBody?: AgreementBody | null;
  confirm?: Confirm | null;
}
export interface HoursOverrides {
  camp?: {
    from?: Time | null;
    to?: Time | null;
  };
  halfDay?: {
    from?: Time | null;
    to?: Time | null;
  };
  extendedExit?: Time | null;
  reception?: {
    from?: Time | null;
    to?: Time | null;
  };
  activities?: {
    from?: Time | null;
    to?: Time | null;
  };
  exit?: {
    from?: Time | null;
    to?: Time | null;
  };
  extraTime?: {
    from?: Time | null;
    to?: Time | null;
  };
  secretariat?: {
    weekdays?: {
      from?: Time | null;
      to?: Time | null;
    };
    saturday?: TimeRanges | null;
    sunday?: TimeRanges | null;
    confirm?: Confirm | null;
  };
  confirm?: Confirm | null;
}
export interface ProgrammeOverrides {
  slots?: {
    [k: string]: {
      from?: Time;
      to?: Time;
      icon?: Icon;
      confirm?: Confirm;
    };
  } | null;
  confirm?: Confirm | null;
}
export interface SeasonOverrides {
  closures?: {
    [k: string]: {
      from?: CalendarDate;
      to?: CalendarDate;
    };
  } | null;
}
export interface WeeksFacts {
  programme: {
    status: 'to-confirm' | 'confirmed';
    themes: Id[];
    confirm?: Confirm;
  };
  places: {
    venue: Venue;
    monday: CalendarDate;
    state: 'free' | 'last' | 'waiting';
    until: CalendarDate;
  }[];
  confirm?: Confirm;
}
export interface GeneratorInstruction {
  system: Paragraphs;
  user: Paragraphs;
  material: {
    facts: Line;
    before: Line;
    after: Line;
  };
}
export interface Later {
  changes: {
    [k: string]: {};
  };
}
export interface Links {
  whatsapp: LinksExternalLink;
  [k: string]: LinksExternalLink;
}
export interface LinksExternalLink {
  url: HttpsUrl;
  frame?: {
    provider: Name;
  };
  confirm?: Confirm;
}
export interface Notices {
  notices: {
    text: {
      [k: string]: Line;
    };
    from: string;
    until: string;
    where?: Page[];
  }[];
}
export interface ActivityPage {
  says?: Says;
  tone: 'sky' | 'pool' | 'pine' | 'sun' | 'clay';
  picture: Picture;
  gallery?: Link;
  sections: ActivityPageSection[];
  buttons: ActivityPageButton[];
}
export interface ActivityPageSection {
  id: Id;
  kind: 'text' | 'cards' | 'facts';
  items?: {
    id: Id;
    icon: Icon;
  }[];
  icons?: {
    [k: string]: Icon;
  };
  pictures?: {
    [k: string]: Picture;
  };
  list?: 'themes' | 'sports' | 'events';
}
export interface ActivityPageButton {
  id: Id;
  target: Target;
}
export interface EnrolmentPage {
  says?: Says;
  picture?: Picture;
  steps: {
    id: Id;
    target?: Target;
  }[];
  payments: {
    id: Id;
    icon: Icon;
  }[];
  deadlines: {
    id: Id;
    icon: Icon;
    target?: Target;
  }[];
  documents: {
    id: Id;
    icon: Icon;
    target?: Target;
  }[];
}
export interface EstimatePage {
  says?: Says;
  targets: {
    prices: Target;
    regulations: Target;
    agreements: Target;
    enrolment: Target;
  };
}
export interface GalleryPage {
  says?: Says;
  hero: {
    picture: Picture;
  };
  album: {
    link: Link;
  };
  activities: {
    page: Page;
    picture: Picture;
  }[];
}
export interface GuidePage {
  says?: Says;
  picture?: Picture;
  estimate?: Target;
  sections: GuidePageSection[];
  questions?: {
    id: Id;
    target?: Target;
  }[];
}
export interface GuidePageSection {
  id: Id;
  icon?: Icon;
  block?:
    | 'prices'
    | 'example'
    | 'day'
    | 'meals'
    | 'places'
    | 'weeks'
    | 'questions'
    | 'people'
    | 'photographs';
  untilClosing?: boolean;
  ask?: boolean;
  links?: {
    id: Id;
    target: Target;
    button?: boolean;
  }[];
}
export interface HomePage {
  says?: Says;
  blocks: (
    | 'hero'
    | 'glance'
    | 'quick'
    | 'about'
    | 'activities'
    | 'venues'
    | 'decide'
    | 'testimonials'
    | 'chain'
    | 'work'
  )[];
  hero: {
    slides: {
      id: Id;
      picture: Picture;
      features: {
        id: Id;
        icon: Icon;
      }[];
      primary: Target;
      secondary: Target;
      untilClosing?: boolean;
    }[];
    chainEnded: {
      slide: Id;
      features: {
        id: Id;
        icon: Icon;
      }[];
      primary: Target;
      secondary: Target;
    };
  };
  quick?: {
    anchor: Id;
    target: Target;
    weeks: PositiveCount;
  };
  glance: {
    picture?: Picture;
    actions?: {
      id: Id;
      target: Target;
      whileEnrolling?: boolean;
    }[];
    items: {
      id: Id;
      icon: Icon;
      target: Target;
    }[];
  };
  about: {
    anchor: Id;
    values: {
      id: Id;
      icon: Icon;
      target?: Target;
    }[];
  };
  activities: {
    anchor: Id;
    cards: {
      id: Id;
      picture: Picture;
      target: Target;
    }[];
  };
  venues: {
    anchor: Id;
    cards: {
      venue: Venue;
      picture: Picture;
    }[];
    features: {
      id: Id;
      icon: Icon;
    }[];
    positions: {
      icon: Icon;
    };
  };
  testimonials: {
    anchor: Id;
    statistics: Id[];
  };
  chain: {
    anchor: Id;
    steps: {
      id: Id;
      icon?: Icon;
    }[];
    primary: Target;
    secondary: Target;
  };
  work: {
    anchor: Id;
    cards: {
      id: Id;
      icon: Icon;
      target: Target;
    }[];
  };
}
export interface LayoutPage {
  says?: Says;
  header: {
    search: Target;
    about: {
      id: Id;
      target: Target;
    }[];
    groups: (
      | 'venues'
      | 'activities'
      | 'gallery'
      | 'families'
      | 'costs'
      | 'enrolling'
      | 'practical'
      | 'work'
      | 'legal'
    )[][];
    button: Target;
    enrol: Target;
  };
  footer: {
    anchor: Id;
    menus: (
      | 'venues'
      | 'activities'
      | 'gallery'
      | 'families'
      | 'costs'
      | 'enrolling'
      | 'practical'
      | 'work'
      | 'legal'
    )[][];
    apps: Link[];
    social: Link[];
  };
  seasons: {
    id: SeasonState;
    target?: Target;
  }[];
  decide?: {
    id: Id;
    target: Target;
  }[];
  undecided: {
    target: Target;
  };
  error: {
    picture: Picture;
    target: Target;
  };
}
export interface LegalPage {
  says?: Says;
  hero: {
    icon: Icon;
  };
  sections: LegalPageSection[];
}
export interface LegalPageSection {
  id: Id;
  contacts?: LegalPageContacts;
  links?: LegalPageLinks;
  sections?: LegalPageSubsection[];
}
export interface LegalPageSubsection {
  id: Id;
  contacts?: LegalPageContacts;
  links?: LegalPageLinks;
}
export interface OpenDaysPage {
  estimate?: Target;
  says?: Says;
  hero: {
    picture: Picture;
  };
  rules: {
    id: Id;
    icon: Icon;
    whileBookable?: boolean;
  }[];
  booking: {
    anchor: Id;
    link: Link;
  };
}
export interface RegulationsPage {
  says?: Says;
  picture?: Picture;
  sections: {
    id: Id;
    number?: number;
    open?: boolean;
    blocks: {
      id: Id;
      kind:
        | 'text'
        | 'venues'
        | 'season'
        | 'prices'
        | 'supplements'
        | 'chainTable'
        | 'shortfallExample'
        | 'agreementPrices'
        | 'agreementBodies'
        | 'example'
        | 'contact';
      venue?: Venue;
      target?: Target;
      contact?: 'referent' | 'secretariat' | 'management';
    }[];
  }[];
}
export interface SportsCentresPage {
  says?: Says;
  picture?: Picture;
  actions: ('services' | 'contact')[];
  services: {
    id: Id;
    icon: Icon;
  }[];
  figures: {
    id: Id;
    icon: Icon;
  }[];
  reasons: {
    id: Id;
    icon: Icon;
  }[];
  channels: ('email' | 'phone' | 'whatsapp')[];
}
export interface StaffPage {
  says?: Says;
  picture?: Picture;
  sections: {
    id: 'welcome' | 'photos' | 'content' | 'communications' | 'opportunities' | 'rules';
    icon: Icon;
  }[];
  shifts: {
    id: Id;
    icon: Icon;
  }[];
  photoRules: {
    id: Id;
    icon: Icon;
  }[];
  photoLinks: {
    id: Id;
    link: Link;
  }[];
  notices: {
    id: Id;
    icon: Icon;
    link?: Link;
  }[];
  roles: {
    id: Id;
    icon: Icon;
  }[];
  application: {
    link: Link;
  };
  ruleGroups: {
    id: Id;
    icon: Icon;
  }[];
  quote: {
    target: Target;
    weeks: PositiveCount;
  };
}
export interface VenuePage {
  says?: Says;
  venue: Venue;
  picture: Picture;
  gallery?: Link;
  arrows: boolean;
  glance: VenuePageGlanceItem[];
  /**
   * @minItems 5
   * @maxItems 5
   */
  tabs: VenuePageTab[];
  features: VenuePageFeature[];
  courses: Id[];
  discounts: Id[];
  steps: Id[];
  targets: {
    enrolment: Target;
    regulations: Target;
    estimate?: Target;
  };
}
export interface VenuePageGlanceItem {
  id: Id;
  icon: Icon;
}
export interface VenuePageTab {
  id: 'info' | 'activities' | 'lunch' | 'pricing' | 'registration';
  icon: Icon;
  blocks: (
    | 'presentation'
    | 'features'
    | 'address'
    | 'directions'
    | 'calendar'
    | 'secretariat'
    | 'programme'
    | 'events'
    | 'lessons'
    | 'rules'
    | 'packing'
    | 'menu'
    | 'snack'
    | 'diets'
    | 'prices'
    | 'discounts'
    | 'agreementRates'
    | 'agreementBodies'
    | 'deadlines'
    | 'certificate'
    | 'enrolment'
    | 'absences'
  )[];
}
export interface VenuePageFeature {
  id: Id;
  icon: Icon;
}
export interface WorkPage {
  says?: Says;
  picture?: Picture;
  highlights: {
    id: Id;
    icon: Icon;
  }[];
  roles: {
    id: Id;
    icon: Icon;
  }[];
  application: {
    link: Link;
  };
}
export interface Pictures {
  mediaHost: string | null;
  pictures: {
    [k: string]: {
      file: string;
      width?: PositiveCount;
      height?: PositiveCount;
      focus?:
        | 'left'
        | 'right'
        | 'top'
        | 'bottom'
        | 'left top'
        | 'left bottom'
        | 'right top'
        | 'right bottom';
    };
  };
}
export interface PublishedFacts {
  schema: string;
  version: string;
  site: string;
  facts: PublishedFactsFact[];
}
export interface PublishedFactsFact {
  id: string;
  kind:
    | 'money'
    | 'percent'
    | 'date'
    | 'dateRange'
    | 'month'
    | 'year'
    | 'time'
    | 'timeRange'
    | 'weekday'
    | 'age'
    | 'ageRange'
    | 'count'
    | 'number'
    | 'phone'
    | 'email'
    | 'address'
    | 'name'
    | 'term'
    | 'timeRanges'
    | 'venue'
    | 'list';
  value: unknown;
  unit?: 'EUR' | '%' | 'anni';
  label: {
    [k: string]: string;
  };
  written: {
    [k: string]: string;
  };
  pages: string[];
  article?: {
    id: string;
    title: {
      [k: string]: string;
    };
    address: string;
  };
  validSince?: string;
  confirmed: boolean;
  undecided: boolean;
  differs?: {
    value: unknown;
    pages: string[];
  }[];
  byVenue?: string[];
  later?: {
    from: string;
    value: unknown;
    written: {
      [k: string]: string;
    };
  }[];
}
export interface Questions {
  questions: {
    [k: string]: {
      fact: Fact;
      values: {
        value: string | number | boolean | unknown[] | {} | null;
        pages: Id[];
      }[];
      reason: string;
      notice?: {
        [k: string]: Line;
      };
      format?: 'euro' | 'percent' | 'dayMonthWeekday' | 'timeRanges';
      openedOn: CalendarDate;
      owner: Name;
      reviewOn?: CalendarDate;
    };
  };
}
export interface QuoteRequestChild {
  venue: string;
  timeBand: 'full' | 'half';
  weeks: number;
  days?: number;
  extendedExitWeeks?: number;
  extendedExitDays?: number;
  agreement?: boolean;
  voucher?: boolean;
  chainChildren?: number;
  chainFamilies?: number;
  chainConfirmed?: boolean;
  siblingOrder?: number;
  advanceWeeks?: number;
  enrolment?: boolean;
  weekStarts?: CalendarDate[];
  dayDates?: CalendarDate[];
  age?: number;
}
export interface QuoteResponse {
  total: QuoteResponseMoney;
  fullPrice: QuoteResponseMoney;
  savings: QuoteResponseMoney;
  children: {
    child: QuoteResponseChildNumber;
    total: QuoteResponseMoney;
    mainDiscount?: 'siblings' | 'agreement' | 'chain';
  }[];
  lines: {
    child: QuoteResponseChildNumber;
    key:
      | 'week'
      | 'halfDayWeek'
      | 'day'
      | 'halfDay'
      | 'extendedExitWeek'
      | 'extendedExitDay'
      | 'siblings'
      | 'chain'
      | 'advancePayment'
      | 'rounding'
      | 'voucher'
      | 'enrolment';
    on?: 'week' | 'halfDayWeek' | 'day' | 'halfDay' | 'extendedExitWeek' | 'extendedExitDay';
    section: QuoteResponseSection;
    quantity?: number;
    from?: QuoteResponseMoney;
    to?: QuoteResponseMoney;
    percent?: Percent;
    amount: QuoteResponseSignedMoney;
    subtotal: QuoteResponseMoney;
    facts: string[];
  }[];
  notApplied: {
    child: QuoteResponseChildNumber;
    discount: 'siblings' | 'agreement' | 'chain' | 'advancePayment';
    reason:
      | 'less-favourable'
      | 'equally-favourable'
      | 'no-saving'
      | 'chain-too-small'
      | 'chain-one-family'
      | 'chain-missed'
      | 'chain-too-short'
      | 'group-incomplete'
      | 'weeks-outside-group'
      | 'voucher-pays';
    section: QuoteResponseSection;
    percent?: Percent;
    instead?: QuoteResponseMoney;
    weeks?: number;
  }[];
  deadlines: {
    key: 'chain' | 'advancePayment' | 'week' | 'days';
    section: QuoteResponseSection;
    date: CalendarDate;
    time: TimeWithSeconds;
    instant: string;
    monday?: CalendarDate;
    minWeeks?: number;
    minDays?: number;
    over?: boolean;
  }[];
  documents: {
    child: QuoteResponseChildNumber;
    key: 'medical-certificate' | 'agreement-badge' | 'voucher-copy';
    section: QuoteResponseSection;
  }[];
  openQuestions: {
    kind: 'contradiction' | 'interpretation';
    id?: string;
    fact?: string;
    reason?: string;
    child?: QuoteResponseChildNumber;
    code?:
      | 'advance-without-main-discount'
      | 'advance-weeks-outside-group'
      | 'extended-exit-in-prepaid-weeks';
  }[];
  missing: {
    child: QuoteResponseChildNumber;
    field: string;
    affects: 'total' | 'deadlines' | 'documents';
  }[];
}
export interface QuoteResponseRefusal {
  problems: {
    child: number;
    field: string;
    code: string;
    message: string;
    found?: string | number | boolean;
    accepted?: {
      values?: (string | number | boolean)[];
      min?: number;
      max?: number;
    };
  }[];
}
export interface Site {
  origin: WebOrigin;
  locales: {
    id: string;
    name: Name;
    language: string;
    path: string;
    draft?: boolean;
    openGraph: string;
    calendar?: string;
  }[];
  offline: {
    enabled: boolean;
    pages: Page[];
  };
  pages: {
    id: Id;
    path: RoutePath;
    formerPaths?: RoutePath[];
    paths?: {
      [k: string]: RoutePath;
    };
    only?: string[];
    template:
      | 'home'
      | 'venue'
      | 'activity'
      | 'gallery'
      | 'open-days'
      | 'enrolment'
      | 'work'
      | 'sports-centres'
      | 'staff'
      | 'legal'
      | 'regulations'
      | 'estimate'
      | 'guide';
    menus: (
      | 'venues'
      | 'activities'
      | 'gallery'
      | 'families'
      | 'costs'
      | 'enrolling'
      | 'practical'
      | 'work'
      | 'legal'
    )[];
    listed: boolean;
    off?: boolean;
    indexed: boolean;
  }[];
  confirm?: Confirm;
}
export interface ActivityTexts {
  meta: PageMeta;
  hero: Hero;
  sections: {
    [k: string]: DocumentSection;
  };
  items?: {
    [k: string]: TitleAndText;
  };
  lists?: {
    themes?: {
      [k: string]: {
        theme: Line;
        show: Line;
        showLanguage?: 'en';
        text: Line;
      };
    };
    sports?: {
      [k: string]: TitleAndText;
    };
    events?: {
      [k: string]: {
        day: Line;
        activity: Line;
        text: Line;
        options: List;
      };
    };
  };
  buttons: {
    [k: string]: Line;
  };
  gallery?: {
    title: Line;
    text: Line;
    frameTitle: Line;
  };
}
export interface EnrolmentTexts {
  meta: PageMeta;
  hero: Hero;
  steps: {
    title: Line;
    text: Line;
    items: {
      [k: string]: EnrolmentTextsLinked;
    };
  };
  past: {
    title: Line;
    body: Body;
  };
  payments: {
    title: Line;
    text: Line;
    items: {
      [k: string]: TitleAndText;
    };
  };
  deadlines: {
    title: Line;
    items: {
      [k: string]: EnrolmentTextsLinked;
    };
  };
  documents: {
    title: Line;
    text: Line;
    items: {
      [k: string]: {
        title: Line;
        body: Body;
        link?: Line;
      };
    };
  };
  secretariat: {
    title: Line;
    text: Line;
    hours: {
      weekdays: {
        label: Line;
        value: Line;
      };
      saturday: {
        label: Line;
        value: Line;
      };
      sunday: {
        label: Line;
        value: Line;
      };
    };
  };
}
export interface EnrolmentTextsLinked {
  title: Line;
  text: Line;
  link?: Line;
}
export interface EstimateTexts {
  meta: PageMeta;
  hero: {
    eyebrow: Line;
    title: Line;
    past: Line;
    withoutScript: Line;
    prices: Line;
    text: Line;
  };
  answer: {
    title: Line;
    pastTitle: Line;
    example: Line;
    past: Line;
    savings: Line;
    empty: Line;
    late: Line;
    changed: Line;
    see: Line;
  };
  ignored: {
    title: Line;
    text: Line;
    unknown: Line;
  };
  questions: {
    title: Line;
    family: Line;
    child: Line;
    follows: Line;
    add: Line;
    most: Line;
    remove: Line;
    less: Line;
    more: Line;
    yes: Line;
    no: Line;
    venue: Line;
    timeBand: {
      label: Line;
      full: Line;
      half: Line;
    };
    weeks: Line;
    calendar: {
      label: Line;
      hint: Line;
      partial: Line;
      open: Line;
      close: Line;
      weeks: Line;
      days: Line;
      week: Line;
    };
    advance: {
      label: Line;
      hint: Line;
      none: Line;
    };
    extras: Line;
    days: Line;
    extendedExitWeeks: Line;
    extendedExitDays: Line;
    age: {
      label: Line;
      hint: Line;
      under: Line;
      over: Line;
    };
    enrolment: Line;
    agreement: {
      label: Line;
      voucher: Line;
      list: Line;
    };
    chain: {
      label: Line;
      children: Line;
      families: Line;
      confirmed: Line;
    };
    siblings: Line;
  };
  receipt: {
    title: Line;
    columns: {
      step: Line;
      amount: Line;
      subtotal: Line;
    };
    times: Line;
    instead: Line;
    change: Line;
    rounding: Line;
    childTotal: Line;
    rules: Line;
    section: Line;
    weeks: CountedForms;
    children: CountedForms;
    days: CountedForms;
    chosen: Line;
    chosenDays: Line;
  };
  best: {
    title: Line;
    text: Line;
    apply: Line;
    already: Line;
    undated: Line;
    changes: {
      advance: Line;
      'whole-week': Line;
      'weekly-exit': Line;
    };
    friendsTitle: Line;
    friends: Line;
  };
  notApplied: {
    title: Line;
  };
  deadlines: {
    title: Line;
    none: Line;
    passed: Line;
    at: Line;
  };
  notes: {
    title: Line;
    forChild: Line;
    disputed: Line;
    rule: Line;
    disputedValue: Line;
  };
  enrol: {
    title: Line;
    text: Line;
    choices: Line;
    link: Line;
  };
  share: {
    title: Line;
    copy: Line;
    copied: Line;
    notCopied: Line;
    address: Line;
    whatsapp: Line;
    message: Line;
    print: Line;
    calendar: Line;
    file: Line;
    calendarName: Line;
    camp: Line;
    deadline: Line;
    dayBefore: Line;
  };
  closures: {
    [k: string]: Line;
  };
}
export interface GalleryTexts {
  meta: PageMeta;
  hero: Hero;
  album: {
    title: Line;
    text: Line;
    frameTitle: Line;
  };
  activities: {
    title: Line;
    text: Line;
    items: {
      [k: string]: {
        text: Line;
        link: Line;
      };
    };
  };
}
export interface GuideTexts {
  meta: PageMeta;
  hero: Hero;
  sections: {
    [k: string]: SeasonSection;
  };
  links?: {
    [k: string]: Line;
  };
  prices?: {
    caption: Line;
    item: Line;
    offer: {
      features: {
        [k: string]: Line;
      };
      has: Line;
    };
    example: {
      first: Line;
      second: Line;
      total: Line;
    };
  };
  day?: {
    [k: string]: {
      title: Line;
      text: Line;
      who: Line;
    };
  };
  people?: {
    [k: string]: {
      role: Line;
      text: Line;
    };
  };
  meals?: {
    caption: Line;
    day: Line;
    dishes: Line;
    names: {
      [k: string]: Line;
    };
    allergens: {
      [k: string]: Line;
    };
    contains: Line;
    free: Line;
  };
  weeks?: {
    advice: Body;
    children: Line;
    less: Line;
    more: Line;
    mark: Line;
    theme: Line;
    show: Line;
    closed: Line;
    closedOn: Line;
    closedAt: Line;
    by: Line;
    running: Line;
    past: Line;
    late: Line;
    places: {
      free: Line;
      last: Line;
      waiting: Line;
    };
    until: Line;
    chosen: Line;
    none: Line;
    estimate: Line;
    print: Line;
    names: {
      [k: string]: Line;
    };
  };
  questions?: {
    search: Line;
    none: Line;
    open: Line;
    unanswered: Line;
    items: {
      [k: string]: {
        title: Line;
        searchedAs?: Line;
        body: Body;
        link?: Line;
      };
    };
  };
}
export interface HomeTexts {
  meta: PageMeta;
  hero: {
    title: Line;
    label: Line;
    slides: {
      [k: string]: {
        title: Line;
        subtitle: Line;
        description: Line;
        primary: Line;
        secondary: Line;
        pictureAlt: Line;
      };
    };
    chainEnded: {
      title: Line;
      subtitle: Line;
      description: Line;
      primary: Line;
      secondary: Line;
    };
    features: {
      [k: string]: Line;
    };
  };
  quick?: {
    title: Line;
    venue: Line;
    hours: Line;
    full: Line;
    half: Line;
    children: Line;
    weeks: Line;
    total: Line;
    included: Line;
    open: Line;
  };
  glance: {
    pictureAlt?: Line;
    actions?: {
      [k: string]: Line;
    };
    title: Line;
    items: {
      [k: string]: {
        label: Line;
        text: Line;
        from?: SeasonWords;
        link: Line;
      };
    };
  };
  about: {
    title: Line;
    paragraphs: Paragraphs;
    values: {
      [k: string]: {
        title: Line;
        text: Line;
        link?: Line;
      };
    };
  };
  activities: {
    title: Line;
    text: Line;
    cards: {
      [k: string]: {
        title: Line;
        text: Line;
        link: Line;
      };
    };
  };
  venues: {
    title: Line;
    text: Line;
    features: {
      [k: string]: Line;
    };
    cards: {
      [k: string]: {
        text: Line;
        positions?: Line;
        link: Line;
        pictureAlt: Line;
      };
    };
    warning: Line;
  };
  testimonials: {
    title: Line;
    label: Line;
    rating: Line;
    statistics: {
      [k: string]: {
        value: Line;
        label: Line;
        source?: Line;
      };
    };
    items: {
      [k: string]: {
        highlight: Line;
        text: Line;
        author: Line;
        role: Line;
      };
    };
  };
  chain: {
    title: Line;
    text: Line;
    until: Line;
    countdown: Line;
    deadline: Line;
    table: {
      caption: Line;
      children: Line;
      percent: Line;
      most: Line;
    };
    stepsTitle: Line;
    steps: {
      [k: string]: TitleAndText;
    };
    note: Line;
    primary: Line;
    secondary: Line;
    ended: {
      title: Line;
      text: Line;
    };
  };
  work: {
    title: Line;
    text: Line;
    cards: {
      [k: string]: {
        title: Line;
        text: Line;
        training: Line;
        link: Line;
      };
    };
  };
}
export interface LayoutTexts {
  pages: {
    [k: string]: Line;
  };
  menus: {
    [k: string]: Line;
  };
  header: {
    skip: Line;
    navigation: Line;
    home: Line;
    search: {
      label: Line;
      button: Line;
    };
    about: {
      label: Line;
      items: {
        [k: string]: Line;
      };
    };
    work: Line;
    enrol: Line;
    openMenu: Line;
    closeMenu: Line;
    openGroup: Line;
    closeGroup: Line;
  };
  footer: {
    label: Line;
    season: Line;
    venues: {
      title: Line;
    };
    contacts: {
      title: Line;
    };
    hours: {
      title: Line;
      camp: {
        label: Line;
        value: Line;
      };
      extendedExit: {
        label: Line;
        value: Line;
      };
      secretariat: {
        title: Line;
        weekdays: {
          label: Line;
          value: Line;
        };
        saturday: {
          label: Line;
          value: Line;
        };
        sunday: {
          label: Line;
          value: Line;
        };
      };
    };
    safeguarding: {
      title: Line;
      text: Line;
      link: Line;
    };
    appsTitle: Line;
    apps: {
      [k: string]: Line;
    };
    social: {
      [k: string]: Line;
    };
    language: {
      label: Line;
    };
    copyright: Line;
  };
  calendar: {
    follow: Line;
    next: Line;
    download: Line;
  };
  contacts: {
    phone: Line;
    whatsapp: Line;
    email: Line;
    call: Line;
    write: Line;
    address: Line;
    whichAddress: Line;
    addressQuestion: Line;
    map: Line;
    chatbot: Line;
    ask: Line;
    newTab: Line;
  };
  whatsapp: {
    label: Line;
    short: Line;
    questions: Line;
    message: Line;
  };
  photographs: {
    lines: Line[];
  };
  frames: {
    text: Line;
    sent: Line;
    load: Line;
    loading: Line;
    link: Line;
    remembered: Line;
    choices: {
      title: Line;
      text: Line;
      none: Line;
      revoke: Line;
      revoked: Line;
    };
  };
  error: {
    documentTitle: Line;
    title: Line;
    text: Line;
    home: Line;
    retry: Line;
    contacts: Line;
    technical: Line;
    technicalNote: Line;
    pictureAlt: Line;
  };
  notFound: {
    documentTitle: Line;
    text: Line;
    home: Line;
    landed: Line;
  };
  printed: Line;
  offline: {
    saved: Line;
    again: Line;
    documentTitle: Line;
    title: Line;
    text: Line;
    pages: Line;
  };
  later: Line;
  notices: {
    label: Line;
    until: Line;
    untilTime: Line;
  };
  decide?: {
    title: Line;
    links: {
      [k: string]: Line;
    };
  };
  undecided: {
    text: Line;
    values: Line;
    link: Line;
  };
  translation?: {
    prevails: Line;
    source: Line;
    bodies?: {
      [k: string]: Line;
    };
  };
  notify: {
    email: Line;
    subject: Line;
    message: Line;
  };
  trainingPast: Line;
  pastHours: Line;
  seasons: {
    [k: string]: {
      text?: Line;
      link: Line;
    };
  };
  deadlines: {
    next: Line;
    until: Line;
    untilTime: Line;
    lastDay: Line;
    passed: Line;
    passedOn: Line;
  };
  countdown: {
    label: Line;
    days: CountedForms;
    hours: CountedForms;
    minutes: CountedForms;
    seconds: CountedForms;
    sentence: Line;
  };
  priceTable: {
    type: Line;
    price: Line;
    details: Line;
    discount: Line;
    unavailable: Line;
  };
  agreements: {
    mark: Line;
    markMeaning: Line;
  };
  priceTypes: {
    enrolment: Line;
    week: Line;
    halfDayWeek: Line;
    day: Line;
    halfDay: Line;
    extendedExitDay: Line;
    extendedExitWeek: Line;
  };
  carousel: {
    kind: Line;
    slide: Line;
    previous: Line;
    next: Line;
    pause: Line;
    play: Line;
    goTo: Line;
    position: Line;
    shown: Line;
  };
  age: {
    whole: Line;
    half: Line;
  };
  ordinals?: {
    usual: OrdinalForms;
    feminine?: OrdinalForms;
  };
  terms: {
    up: Line;
    nearest: Line;
    down: Line;
    'after-discounts': Line;
    'each-line': Line;
    open: Line;
    'in-definition': Line;
    closed: Line;
    full: Line;
    half: Line;
  };
}
export interface LegalTexts {
  meta: PageMeta;
  hero: {
    badge: Line;
    title: Line;
  };
  version: Line;
  contentsTitle: Line;
  sections: {
    [k: string]: DocumentSection;
  };
  contacts: {
    groups: {
      [k: string]: TitleAndText;
    };
  };
  links?: {
    [k: string]: Line;
  };
}
export interface OpenDaysTexts {
  meta: PageMeta;
  hero: Hero;
  events: {
    title: Line;
    labels: {
      hours: Line;
      venue: Line;
      address: Line;
      bookBy: Line;
    };
    name: Line;
    book: Line;
    closed: Line;
    past: Line;
    before: Line;
    checkDate: Line;
    estimate?: Line;
    today: Line;
    ask: Line;
  };
  rules: {
    title: Line;
    items: {
      [k: string]: TitleAndText;
    };
  };
  packing: {
    title: Line;
    text: Line;
    items: List;
    note: Line;
  };
  booking: {
    title: Line;
    text: Line;
    frameTitle: Line;
  };
}
export interface PublishTexts {
  calendar: {
    name: Line;
    venueName: Line;
    start: Line;
    end: Line;
    closure: Line;
    closureAt: Line;
    openDay: Line;
    bookBy: Line;
    chain: Line;
    enrolment: Line;
    undecided: Line;
  };
  labels?: {
    [k: string]: Line;
  };
}
export interface QuoteTexts {
  words: {
    child: Line;
    request: Line;
    total: Line;
    fullPrice: Line;
    savings: Line;
    from: Line;
    to: Line;
    orMore: Line;
    wholeNumber: Line;
    found: Line;
    accepted: Line;
  };
  headings: {
    notApplied: Line;
    deadlines: Line;
    documents: Line;
    openQuestions: Line;
    missing: Line;
  };
  estimate: Line;
  refused: Line;
  lines: {
    week: Line;
    halfDayWeek: Line;
    day: Line;
    halfDay: Line;
    extendedExitWeek: Line;
    extendedExitDay: Line;
    siblings: Line;
    chain: Line;
    advancePayment: Line;
    rounding: Line;
    voucher: Line;
    enrolment: Line;
  };
  discounts: {
    siblings: Line;
    agreement: Line;
    chain: Line;
    advancePayment: Line;
  };
  reasons: {
    'less-favourable': Line;
    'equally-favourable': Line;
    'no-saving': Line;
    'chain-too-small': Line;
    'chain-one-family': Line;
    'chain-missed': Line;
    'chain-too-short': Line;
    'group-incomplete': Line;
    'weeks-outside-group': Line;
    'voucher-pays': Line;
  };
  instead: Line;
  deadlines: {
    chain: Line;
    advancePayment: Line;
    week: Line;
    days: Line;
  };
  over: Line;
  documents: {
    'medical-certificate': Line;
    'agreement-badge': Line;
    'voucher-copy': Line;
  };
  doubts: {
    'advance-without-main-discount': Line;
    'advance-weeks-outside-group': Line;
    'extended-exit-in-prepaid-weeks': Line;
  };
  missing: {
    weeks: Line;
    chainFamilies: Line;
    chainConfirmed: Line;
    weekStarts: Line;
    dayDates: Line;
    age: Line;
  };
  affects: {
    total: Line;
    deadlines: Line;
    documents: Line;
  };
  problems: {
    'not-json': Line;
    'wrong-type': Line;
    'unknown-field': Line;
    'missing-field': Line;
    'no-children': Line;
    'not-whole': Line;
    'out-of-range': Line;
    'unknown-time-band': Line;
    'unknown-venue': Line;
    'time-band-not-sold': Line;
    'no-rate': Line;
    'agreement-has-no-rate': Line;
    'exit-needs-full-day': Line;
    'exit-over-weeks': Line;
    'exit-over-days': Line;
    'advance-over-weeks': Line;
    'voucher-without-agreement': Line;
    'chain-under-children': Line;
    'families-over-children': Line;
    'over-season': Line;
    'not-a-date': Line;
    'not-a-monday': Line;
    'outside-season': Line;
    closed: Line;
    'repeated-date': Line;
    'day-inside-week': Line;
    'wrong-count': Line;
    'age-outside-camp': Line;
  };
}
export interface RegulationsTexts {
  meta: PageMeta;
  hero: {
    badge: Line;
    title: Line;
    subtitle: Line;
    updated: Line;
  };
  controls: {
    index: Line;
    openAll: Line;
    closeAll: Line;
    print: Line;
  };
  sections: {
    [k: string]: {
      title: Line;
    };
  };
  blocks: {
    [k: string]: {
      title: Line;
      body: Body;
      button?: Line;
      note?: Line;
    };
  };
  season: {
    closedAt: Line;
    start: Line;
    end: Line;
  };
  closures: {
    [k: string]: Line;
  };
  rates: {
    enrolment: Line;
    week: Line;
    halfDayWeek: Line;
    day: Line;
    halfDay: Line;
    extendedExitWeek: Line;
    extendedExitDay: Line;
  };
  chain: {
    children: Line;
    percent: Line;
  };
  shortfall: {
    agreed: Line;
    paid: Line;
    difference: Line;
  };
  example: {
    caption: Line;
    columns: {
      step: Line;
      amount: Line;
    };
    steps: {
      base: Line;
      chain: Line;
      weeks: Line;
      advance: Line;
      rounding: Line;
      enrolment: Line;
      total: Line;
    };
  };
}
export interface SportsCentresTexts {
  meta: PageMeta;
  hero: Hero;
  actions: {
    [k: string]: Line;
  };
  services: {
    title: Line;
    text: Line;
    items: {
      [k: string]: TitleAndText;
    };
  };
  model: {
    title: Line;
    text: Line;
    points: List;
    figures: {
      [k: string]: {
        value: Line;
        label: Line;
      };
    };
  };
  reasons: {
    title: Line;
    text: Line;
    items: {
      [k: string]: TitleAndText;
    };
  };
  contact: {
    title: Line;
    text: Line;
    channels: {
      [k: string]: TitleAndText;
    };
  };
}
export interface StaffTexts {
  meta: PageMeta;
  hero: Hero;
  menu: Line;
  sections: {
    [k: string]: {
      label: Line;
      title: Line;
      text: Line;
    };
  };
  welcome: {
    shiftsTitle: Line;
    shifts: {
      [k: string]: {
        title: Line;
        hours: Line;
        text: Line;
      };
    };
    contacts: TitleAndText;
  };
  photos: {
    rules: {
      [k: string]: TitleAndText;
    };
    links: {
      [k: string]: Line;
    };
  };
  generator: {
    noScript: Line;
    description: {
      label: Line;
      placeholder: Line;
      count: Line;
      tooLong: Line;
      notKept: Line;
    };
    accessCode: {
      label: Line;
      hint: Line;
      wrong: Line;
      missing: Line;
      show: Line;
      hide: Line;
    };
    speech: {
      start: Line;
      stop: Line;
      notice: Line;
      accept: Line;
      refuse: Line;
      states: {
        starting: Line;
        listening: Line;
        stopping: Line;
        off: Line;
      };
      problems: {
        refused: Line;
        serviceRefused: Line;
        noNetwork: Line;
        noMicrophone: Line;
        noSpeech: Line;
        noLanguage: Line;
        interrupted: Line;
        failed: Line;
      };
    };
    personal: {
      title: Line;
      text: Line;
      kinds: {
        name: Line;
        phone: Line;
        email: Line;
      };
      correct: Line;
      send: Line;
    };
    generate: Line;
    generating: Line;
    cancel: Line;
    cancelled: Line;
    result: Line;
    post: {
      hint: Line;
      copy: Line;
      copied: Line;
      notCopied: Line;
    };
    review: {
      title: Line;
      good: Line;
      outOf: Line;
      counts: {
        title: Line;
        subtitle: Line;
        paragraphs: Line;
        post: Line;
        date: Line;
        hashtags: Line;
      };
      none: Line;
      flags: {
        titleMissing: Line;
        titleTooLong: Line;
        subtitleMissing: Line;
        subtitleTooLong: Line;
        tooFewParagraphs: Line;
        tooManyParagraphs: Line;
        callToActionMissing: Line;
        dateMissing: Line;
        dateNotReal: Line;
        hashtagsMissing: Line;
        postTooLong: Line;
      };
    };
    facts: {
      title: Line;
      checking: Line;
      unchecked: Line;
      good: Line;
      none: Line;
      open: Line;
      verdicts: {
        differs: Line;
        check: Line;
        undecided: Line;
        unknown: Line;
      };
      correct: Line;
      article: Line;
    };
    download: Line;
    pdf: {
      title: Line;
      date: Line;
      footer: Line;
      page: Line;
      leftOut: Line;
      failed: Line;
    };
    example: {
      title: Line;
      text: Line;
      use: Line;
      question: Line;
      replace: Line;
      keep: Line;
    };
    usage: {
      title: Line;
      steps: List;
    };
    errors: {
      empty: Line;
      failed: Line;
      request: Line;
      requestHelp: Line;
      retry: Line;
      units: {
        seconds: CountedForms;
        minutes: CountedForms;
        hours: CountedForms;
      };
      reasons: {
        notConfigured: Line;
        switchedOff: Line;
        accessDenied: Line;
        tooManyTries: Line;
        tooManyRequests: Line;
        budgetSpent: Line;
        busy: Line;
        tooLong: Line;
        timeout: Line;
        cutOff: Line;
        unreachable: Line;
      };
    };
  };
  communications: {
    notices: {
      [k: string]: {
        title: Line;
        date?: Line;
        text: Line;
        button?: Line;
      };
    };
  };
  opportunities: {
    roles: {
      [k: string]: {
        training: Line;
        title: Line;
        text: Line;
        points: List;
      };
    };
    apply: Line;
  };
  rules: {
    groups: {
      [k: string]: {
        title: Line;
        items: List;
      };
    };
    quote: {
      title: Line;
      text: Line;
      items: List;
      open: Line;
    };
    chain: {
      venue: Line;
      yes: Line;
      no: Line;
      title: Line;
      text: Line;
      children: Line;
      less: Line;
      more: Line;
      child: Line;
      weeks: Line;
      paid: Line;
      check: Line;
      agreed: Line;
      owes: Line;
      settled: Line;
      unpaid: Line;
    };
  };
  renamer: {
    title: Line;
    text: Line;
    privacy: Line;
    format: Line;
    noScript: Line;
    fields: {
      prefix: {
        label: Line;
        hint: Line;
        wrong: Line;
      };
      code: {
        label: Line;
        hint: Line;
        wrong: Line;
      };
      title: {
        label: Line;
        hint: Line;
        wrong: Line;
      };
      files: {
        label: Line;
        hint: Line;
      };
      camera: {
        label: Line;
      };
    };
    rename: Line;
    chosen: CountedForms;
    preview: {
      title: Line;
      waiting: Line;
    };
    archives: Line;
    clear: Line;
    progress: {
      cleaning: Line;
      packing: Line;
    };
    cancel: Line;
    cancelled: Line;
    archive: Line;
    next: Line;
    done: {
      renamed: CountedForms;
      positions: {
        zero: Line;
        one: Line;
        other: Line;
      };
      data: {
        zero: Line;
        one: Line;
        other: Line;
      };
      originals: Line;
      again: Line;
      restart: Line;
    };
    refused: {
      title: CountedForms;
      reasons: {
        heic: Line;
        otherPicture: Line;
        noPicture: Line;
        empty: Line;
        tooLarge: Line;
        unreadable: Line;
        damaged: Line;
      };
    };
    errors: {
      fields: Line;
      files: Line;
      failed: Line;
    };
    venues: Line;
    venue: Line;
  };
}
export interface VenueTexts {
  meta: PageMeta;
  hero: Hero;
  glance: {
    [k: string]: {
      label: Line;
      from?: SeasonWords;
      value: Line;
    };
  };
  banner?: TitleAndText;
  tabBar: {
    label: Line;
    previous: Line;
    next: Line;
  };
  tabs: {
    [k: string]: {
      label: Line;
      title: Line;
      text: Line;
      from?: SeasonWords;
    };
  };
  blocks: {
    [k: string]: SeasonSection;
  };
  features: {
    [k: string]: TitleAndText;
  };
  closures: {
    [k: string]: Line;
  };
  slots: {
    [k: string]: {
      activity: Line;
      text: Line;
    };
  };
  courses: {
    [k: string]: Line;
  };
  prices: {
    enrolment: Line;
    week: Line;
    halfDayWeek: Line;
    day: Line;
    halfDay: Line;
    extendedExitWeek: Line;
    extendedExitDay: Line;
  };
  discounts: {
    [k: string]: {
      type: Line;
      discount: Line;
      details: Line;
    };
  };
  agreementTable: {
    caption: Line;
    type: Line;
    listPrice: Line;
    agreementPrice: Line;
    voucherNote: Line;
  };
  steps: {
    [k: string]: TitleAndText;
  };
  buttons: {
    enrolment: Line;
    estimate?: Line;
    regulations: Line;
  };
  contacts: {
    title: Line;
    text: Line;
  };
  gallery?: {
    title: Line;
    text: Line;
    frameTitle: Line;
  };
}
export interface WorkTexts {
  meta: PageMeta;
  hero: Hero;
  highlights: {
    [k: string]: TitleAndText;
  };
  roles: {
    title: Line;
    text: Line;
    requirements: Line;
    benefits: Line;
    items: {
      [k: string]: {
        title: Line;
        text: Line;
        training: Line;
        requirements: List;
        benefits: List;
      };
    };
  };
  application: {
    title: Line;
    text: Line;
    button: Line;
  };
}

export interface Facts {
  activities: ActivitiesFacts;
  agreements: AgreementsFacts;
  camp: CampFacts;
  care: CareFacts;
  claims: ClaimsFacts;
  contacts: ContactsFacts;
  dailyEvents: DailyEventsFacts;
  discounts: DiscountsFacts;
  enrolment: EnrolmentFacts;
  fees: FeesFacts;
  generator: GeneratorFacts;
  hours: HoursFacts;
  legal: LegalFacts;
  meals: MealsFacts;
  openDays: OpenDaysFacts;
  prices: PricesFacts;
  programme: ProgrammeFacts;
  rules: RulesFacts;
  season: SeasonFacts;
  shows: ShowsFacts;
  sports: SportsFacts;
  staff: StaffFacts;
  testimonials: TestimonialsFacts;
  venues: VenuesFacts;
  weeks: WeeksFacts;
  /** On the page of a venue: that venue. */
  venue?: VenuesFacts[string];
}

export interface TemplatePages {
  activity: ActivityPage;
  enrolment: EnrolmentPage;
  estimate: EstimatePage;
  gallery: GalleryPage;
  guide: GuidePage;
  home: HomePage;
  layout: LayoutPage;
  legal: LegalPage;
  'open-days': OpenDaysPage;
  regulations: RegulationsPage;
  'sports-centres': SportsCentresPage;
  staff: StaffPage;
  venue: VenuePage;
  work: WorkPage;
}

export interface TemplateTexts {
  activity: ActivityTexts;
  enrolment: EnrolmentTexts;
  estimate: EstimateTexts;
  gallery: GalleryTexts;
  guide: GuideTexts;
  home: HomeTexts;
  layout: LayoutTexts;
  legal: LegalTexts;
  'open-days': OpenDaysTexts;
  publish: PublishTexts;
  quote: QuoteTexts;
  regulations: RegulationsTexts;
  'sports-centres': SportsCentresTexts;
  staff: StaffTexts;
  venue: VenueTexts;
  work: WorkTexts;
}
