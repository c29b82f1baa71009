// Names that people in Italy have most often; the common ones are enough to tell a name that starts a
// sentence, or one written without capitals, from other words.

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

/** Left out: surnames that are also everyday words, such as colours. */
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
