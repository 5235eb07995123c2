/** Local names of towns that the town data names in English or with a longer official name, by country. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { Vienna: 'Wien', 'Klagenfurt am Wörthersee': 'Klagenfurt', 'Sankt Pölten': 'St. Pölten' },
  BE: { Brussels: 'Bruxelles', Antwerp: 'Antwerpen', Ghent: 'Gent', Ostend: 'Oostende' },
  CH: {
    Geneva: 'Genève',
    Lucerne: 'Luzern',
    'Sankt Gallen': 'St. Gallen',
    Sitten: 'Sion',
    'Biel/Bienne': 'Biel',
  },
  DE: {
    Munich: 'München',
    Cologne: 'Köln',
    Nuremberg: 'Nürnberg',
    Hanover: 'Hannover',
    'Halle (Saale)': 'Halle',
  },
  ES: {
    Seville: 'Sevilla',
    'Gasteiz / Vitoria': 'Vitoria-Gasteiz',
    'Donostia / San Sebastián': 'San Sebastián',
    'Las Palmas de Gran Canaria': 'Las Palmas',
  },
  GB: { 'Kingston upon Hull': 'Hull' },
  IE: { Luimneach: 'Limerick', Gaillimh: 'Galway', 'Loch Garman': 'Wexford' },
  IT: {
    Florence: 'Firenze',
    Genoa: 'Genova',
    Milan: 'Milano',
    Naples: 'Napoli',
    Padua: 'Padova',
    Rome: 'Roma',
    Syracuse: 'Siracusa',
    Turin: 'Torino',
    Venice: 'Venezia',
    Mantua: 'Mantova',
    "Reggio nell'Emilia": 'Reggio Emilia',
  },
  NL: { 'The Hague': 'Den Haag', 'Almere Stad': 'Almere', "'s-Hertogenbosch": 'Den Bosch' },
  PL: { Warsaw: 'Warszawa', 'Bielsko-Biala': 'Bielsko-Biała' },
  US: { 'New York City': 'New York', 'Washington, D.C.': 'Washington' },
};

/** The local name of a town. */
export const homeName = (country: string, name: string): string => names[country]?.[name] ?? name;
