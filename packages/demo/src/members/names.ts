import { type Language, nameProblem } from '@velluto/rules';
import type { Random } from '../random.ts';

type Gender = 'male' | 'female';

const split = (text: string) => text.trim().split(/\s+/);

/** First names that people between 20 and 70 have, by language. */
const FIRST: Record<Language, Record<Gender, readonly string[]>> = {
  it: {
    female:
      split(`Giulia Martina Chiara Francesca Sara Elena Alice Valentina Silvia Federica Ilaria Elisa Laura Paola Anna
      Marta Beatrice Giorgia Irene Claudia Roberta Simona Barbara Cristina Daniela Monica Patrizia Sofia Camilla Noemi
      Arianna Serena Michela Alessia Veronica Caterina Lucia Teresa Rosa Carla Donatella Emanuela Ginevra Viola Bianca
      Adele Ines Greta Benedetta Ludovica Rebecca Miriam Raffaella Sabrina Nicoletta Lorenza Antonella Mara Eleonora
      Gaia Aurora Angela Giovanna Luisa Margherita Stefania Tiziana Debora Erica Vera Nina Agnese Costanza Mirella`),
    male: split(`Marco Luca Andrea Matteo Davide Francesco Alessandro Lorenzo Simone Stefano Paolo Giovanni Roberto Antonio
      Riccardo Federico Tommaso Nicola Pietro Giacomo Filippo Gabriele Daniele Emanuele Fabio Claudio Massimo Enrico
      Alberto Giorgio Mauro Sergio Salvatore Vincenzo Michele Edoardo Leonardo Diego Mattia Samuele Cristian Valerio
      Dario Ivan Alessio Giuseppe Carlo Franco Maurizio Bruno Guido Renato Omar Karim Elia Jacopo Niccolò Vittorio
      Raffaele Gianluca Umberto Sandro Ettore Ruggero Tiziano Cesare Adriano Ugo Silvio Danilo Walter Achille`),
  },
  de: {
    female:
      split(`Anna Lena Sophie Laura Julia Katharina Lisa Hannah Sabine Petra Claudia Nicole Stefanie Melanie Christina
      Johanna Franziska Miriam Carla Greta Ida Mia Leonie Theresa Birgit Ulrike Martina Susanne Heike Annika Judith
      Verena Ronja Elif Svenja Maike Antonia Kerstin Dörte Paula`),
    male: split(`Lukas Jonas Felix Paul Maximilian Tobias Sebastian Florian Jan Stefan Thomas Michael Andreas Christian
      Daniel Markus Matthias Philipp Simon David Moritz Leon Ben Emil Anton Jakob Oskar Henning Torsten Jürgen Uwe
      Rainer Bernd Holger Mehmet Cem Niklas Hannes Konstantin Malte`),
  },
  en: {
    female:
      split(`Emily Olivia Charlotte Sophie Jessica Hannah Grace Lucy Chloe Megan Rachel Emma Claire Helen Sarah Kate
      Amy Zoe Ruby Isla Niamh Aoife Siobhan Orla Maya Priya Aisha Naomi Harriet Eleanor Alice Rosie Ellie Tess Nora
      Hazel Audrey Joan Carol Linda Susan Denise Tara Bridget Imogen Freya Georgia Paige Brooke Madison Savannah
      Autumn Nicole Danielle Jasmine Tamsin Ingrid Wren Marnie Ottilie`),
    male: split(`James Oliver Jack Harry Thomas George William Daniel Matthew Ben Sam Luke Adam Ryan Callum Liam Sean Conor
      Declan Owen Rhys Ewan Angus Alasdair Ethan Noah Logan Mason Tyler Brandon Marcus Andre Malik Raj Arjun Omar
      Michael David Stephen Paul Mark Alan Graham Keith Barry Trevor Hugh Simon Toby Felix Jasper Theo Leo Max
      Elliot Nathan Wyatt Walter Frank Desmond`),
  },
  fr: {
    female:
      split(`Camille Léa Manon Chloé Emma Julie Marie Sophie Céline Aurélie Charlotte Mathilde Pauline Claire Élodie
      Juliette Louise Inès Sarah Nathalie Isabelle Sandrine Valérie Hélène Margaux Clémence Amandine Océane Solène
      Noémie Salomé Brigitte Florence Agathe Yasmine`),
    male: split(`Thomas Nicolas Julien Antoine Alexandre Maxime Pierre Lucas Hugo Romain Guillaume Mathieu Vincent Olivier
      Laurent Philippe Stéphane Sébastien François Benoît Clément Baptiste Théo Gabriel Arthur Rémi Florian Damien
      Yann Karim Mehdi Étienne Gilles Pascal Bastien`),
  },
  es: {
    female:
      split(`Lucía María Paula Carmen Laura Marta Sara Cristina Ana Elena Irene Alba Nuria Raquel Silvia Beatriz Rocío
      Pilar Mercedes Inés Sofía Valeria Daniela Claudia Noelia Lorena Verónica Ainhoa Itziar Montse Jimena Ximena`),
    male: split(`Alejandro Daniel Pablo Javier Carlos Sergio Álvaro Diego Miguel Jorge Adrián Rubén Iván Raúl Manuel Antonio
      Luis Fernando Alberto Marcos Hugo Mateo Gonzalo Iker Jordi Andrés Emilio Ramón Joaquín Rafael Óscar Tomás`),
  },
  nl: {
    female:
      split(`Emma Sanne Lotte Anouk Fleur Eva Lisa Iris Marloes Femke Maaike Ilse Esther Marieke Inge Nienke Roos
      Saskia Wendy Monique Joke Tess Noor Julia Sophie Lieke Jolien An Katrien Veerle Hilde Elke Yara Merel`),
    male: split(`Daan Bram Thijs Sander Jeroen Bas Lars Tim Niels Pieter Wouter Maarten Koen Ruben Joost Sjoerd Erik Rob
      Henk Kees Willem Jasper Stijn Joris Dirk Luuk Mees Teun Wim Geert Tom Gijs Hidde Floris`),
  },
  pl: {
    female:
      split(`Anna Katarzyna Magda Agnieszka Joanna Karolina Natalia Zuzanna Ola Marta Ewa Kasia Monika Dorota Justyna
      Weronika Paulina Hania Iwona Beata`),
    male: split(`Piotr Tomasz Michał Paweł Marcin Jakub Kamil Łukasz Mateusz Krzysztof Bartek Wojtek Adam Grzegorz Maciej
      Rafał Szymon Dawid Jacek Marek`),
  },
};

/** Family names and words that are added to a first name which is already used. */
const SECOND: Record<Language, readonly string[]> = {
  it: split(`rossi bianchi romano ferrari esposito greco conti gallo costa fontana moretti rizzo marini lombardi villa serra
    grassi leone longo riva sole luna vento mare in.bici aviaggio`),
  de: split(
    'berg vogel sommer winter linde hartmann keller stern wolf fuchs krause seidel lang busch am.see',
  ),
  en: split('reed hayes marsh brook fox holt lane park wells shaw moss hart finch rowe blake byrne ashby'),
  fr: split('martin dubois moreau laurent roche petit fontaine marchand garnier lune durivage'),
  es: split('garcia romero navarro vega molina campos luna del.mar serrano ortega'),
  nl: split('devries bakker visser mulder smit bos vandam opdefiets dejong meijer'),
  pl: split('nowak wisnia lis zielinska wrona sikora mazur krol'),
};

/** A name that is not in `taken` (in lower case), to which it is added: a first name, alone or with an addition. */
export function pickName(
  random: Random,
  { language, gender, age }: { language: Language; gender: Gender; age: number },
  taken: Set<string>,
): string {
  const firsts = FIRST[language][gender];
  const seconds = SECOND[language];
  for (let attempt = 0; ; attempt++) {
    const first = random.pick(firsts);
    const second = random.pick(seconds);
    const variations = [
      first,
      first,
      first,
      `${first}_${second.charAt(0).toUpperCase()}`,
      `${first.toLowerCase()}.${second}`,
      `${first} ${second.charAt(0).toUpperCase()}.`,
      `${first}${String((125 - age) % 100).padStart(2, '0')}`, // year of birth
      `${first.toLowerCase()}_${second}`,
    ];
    const name = random.pick(variations);
    const key = name.toLowerCase();
    if (!taken.has(key) && nameProblem(name) === null) {
      taken.add(key);
      return name;
    }
    if (attempt > 2000) throw new Error('Names ran out');
  }
}
