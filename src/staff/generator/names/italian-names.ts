// The most frequent names in Italy: enough to tell a name from another word at the start of a
// sentence, or without capitals.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

export const FIRST_NAMES = words(`
  abdul adele ahmed agata agnese aisha alba alberto aldo alessandra alessandro alessia alessio alex
  alfredo alice alina amelia amina amir ana anastasia andrea angela angelica angelo anita anna
  annalisa antonella antonia antonio arianna asia aurora azzurra barbara beatrice benedetta benedetto
  bianca bruno camilla carla carlo carlotta carmen carolina caterina cecilia celeste chiara christian
  cinzia claudia claudio corrado costanza cristian cristiano cristina damiano daniel daniela daniele
  dario davide debora denis diana diego domenico edoardo elena eleonora elia elias elisa elisabetta
  emanuela emanuele emilia emilio emma enea enrico enzo erica ernesto ester ettore eva fabio fabiola
  fabrizio fatima federica federico fernando filippo fiorella flavia flavio francesca francesco
  franco gabriel gabriele gabriella gaia gaetano gemma giacomo giada gianluca gianmarco gianna gianni
  ginevra gino gioele gioia giordano giorgia giorgio giovanna giovanni giulia giuliana giuliano giulio
  giuseppe giuseppina grazia greta guido ibrahim ilaria irene isabel isabella ivan jacopo kevin lara laura
  lavinia leila leo leonardo lia lidia liliana linda lisa livia lorena lorenzo luca lucia luciano
  lucrezia ludovica ludovico luigi luisa manuel manuela mara marcello marco margherita maria marianna
  marina mario marta martina martino massimo matilde matteo mattia maurizio maya melissa mia michela
  michele miriam mirko mohamed monica nadia natalia nathan nicola nicole nicolò niccolò nina noa noah
  noemi nora olga olivia omar ornella oscar paola paolo patrizia pietro raffaele rachele rebecca renata
  renato riccardo rita roberta roberto romina rosa rosanna rosaria ruben salvatore samuel samuele sara
  sarah sebastiano serena sergio silvia silvio simona simone sofia sonia stefania stefano stella
  susanna tania teresa thomas tiziana tommaso umberto valentina valentino valeria valerio vanessa vera
  veronica vincenzo viola virginia vittoria vittorio viviana youssef zoe
`);

/** Maria Grazia, Gian Luca: one first name of two words. */
export const COMPOUND_STARTS = words('maria anna gian giovan pier rosa luigi emma sofia');

/** Frequent surnames; an everyday word (`rossi`) is one only beside a first name. */
export const COMMON_SURNAMES = words(`
  amato barbieri basile battaglia benedetti bernardi bianchi bruno caputo caruso cattaneo cirillo
  colombo conti coppola costantini d'amico d'angelo deangelis delia desantis esposito fabbri farina
  ferrara ferrari ferraro ferretti ferri fiore fontana galli gallo gatti gentile giordano giuliani
  grassi grasso greco guerra lombardi lombardo longo mancini mariani marini marino martelli martinelli
  martini martino mazza messina milani monti moretti morelli negri neri orlando pagano palmieri
  palumbo parisi pellegrini pellegrino piras ricci rinaldi riva rizzi rizzo romano romeo rossetti rossi
  ruggiero russo sala sanna santoro sartori serra silvestri sorrentino testa valentini villa vitale
  vitali
`);

// Words written with a capital that are not a person's name.

export const NOT_NAMES = words(`
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  lunedì martedì mercoledì giovedì venerdì sabato domenica natale pasqua ferragosto halloween carnevale
  estate autunno inverno primavera
  calcio calcetto basket pallacanestro volley pallavolo beach tennis padel dodgeball nuoto pallanuoto
  rugby atletica judo karate ginnastica danza ballo ping pong frisbee hockey golf ciclismo bici bowling
  olimpiadi torneo coppa campionato mondiali europei finale semifinale partita sport team squadra
  roma lazio milan inter juventus juve napoli fiorentina torino atalanta bologna genova milano firenze
  venezia palermo latina ostia ostiense nascosa fiumicino eur trastevere italia europa francia spagna
  germania inghilterra america africa asia cina giappone brasile argentina egitto grecia marte mediterraneo
  tevere colosseo vaticano
  fun village sport city garden land acqua acquafun aqua fun camp campus summer kids junior baby mini
  club gruppo gruppi campo campi centro estivo piscina piscine bar ristorante circus spogliatoio palco parco
  giardino laboratorio officina spettacolo spettacoli show circo musical sanremo festival cartoni animati
  italian got talent talent tale quale quiz gioco giochi giocone caccia tesoro merenda pranzo colazione
  festa party sfida sfide family battle water acquatica battaglia gavettoni karaoke discoteca baby dance
  kit golosone gelato pizza pasta anguria cocomero sole luna mare lago bosco
  rossi blu verdi gialli bianchi neri arancioni rosse gialle bianche nere
  leoni tigri delfini squali aquile lupi orsi pantere draghi pirati indiani cowboy supereroi
  animatori animatrici istruttori educatori staff capo capi villaggio bambini bambine ragazzi ragazze
  genitori mamme mamma papà nonni nonna nonno zia zio cugina cugino sorella fratello famiglie famiglia coach mister maestro maestra prof dottor
  dottoressa signor signora don suor papa re regina principe principessa capitan capitano
  babbo befana peter pan harry potter topolino paperino minnie pluto pippo spider man batman superman
  frozen elsa simba mowgli pinocchio cenerentola biancaneve aladdin spongebob peppa pig pokemon pikachu
  super bros sonic disney marvel netflix youtube tiktok instagram whatsapp facebook google
  ok wow evviva bravo brava bravi brave forza grazie ciao buongiorno buonasera viva urrà
`);

/** Words followed by the name of a place: via Cristoforo Colombo, piazza Navona. */
export const PLACE_WORDS = words(`
  via viale vicolo piazza piazzale largo lungomare lungotevere corso ponte parco villa stadio palazzo
  palazzetto museo teatro chiesa basilica santuario scuola istituto liceo ospedale fontana castello
  lago monte isola spiaggia lido stazione metro quartiere rione san santa santo sant
`);

/** Words inside a surname. */
export const PARTICLES = words(`
  de di del dello della dei degli dal dalla da la lo li van von der el al ben bin
`);

/** Words that a sentence, or a line, starts with. */
export const SENTENCE_STARTERS = words(`
  a ad agli ai al alla alle allo anche ancora appena attenti bel bella bello ben bene c'era c'è che chi ci
  coi col come complimenti con così cosa da dai dal dalla dalle dallo davvero degli dei del dell della
  delle dello dentro di dopo dopodiché dove durante e ecco ed era erano eravamo fai fate fin finalmente
  fino fra fuori già gli grande grandi ha hai hanno ho i ieri il in infine inoltre insieme intanto invece io
  l l'altro la le lei li lo loro lui ma mattina mattinata mentre mi mio molti molto ne negli nei nel nella
  nelle nello noi non nostra nostre nostri nostro nuova nuovo o oggi ogni oltre oppure ora ormai per
  perché però persino poi pomeriggio prima primo proprio purtroppo qualche quando quanta quante quanti
  quanto quasi quattro quella quelle quelli quello questa queste questi questo qui se secondo sei sempre
  sera si sia siamo solo soltanto sono sopra soprattutto sotto sta stamattina stamani stasera stavolta su
  subito sul sulla sulle sui super terzo tra tre troppo tutta tutte tutti tutto un una uno vai ve verso vi
  viene voi abbiamo avete attività giornata bambina bambino animatore animatrice
  vincitore vincitrice vince vincono nuotano gioca giocano balla ballano canta cantano
`);
