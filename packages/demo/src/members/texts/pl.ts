import type { TextBank } from './bank.ts';

/** Polish. */
export const pl: TextBank = {
  openers: [
    'Naprawiam stare radia i rzadko słucham na nich wiadomości.',
    'Uczę matematyki, a rachunku nadal nie umiem podzielić.',
    '{city} to moje miasto i ciągle odkrywam nowe podwórka.',
    'Rozmawiam z roślinami; na razie tylko słuchają.',
    'Nocne dyżury, książki w dzień, poranki nigdy.',
    'Zbieram mapy miejsc, które dziś nazywają się inaczej.',
    'Śmieję się, zanim skończę opowiadać dowcip.',
    'Gram na kontrabasie, stąd mieszkanie na parterze.',
    'Mieszkam nad cukiernią. To piękny problem.',
    'Na weselach zawsze kończę w tańcu z ciotkami.',
  ],
  habits: [
    'W niedziele chodzę tak długo, aż znajdę dobre pierogi.',
    'Pływam w jeziorze od maja i narzekam dopiero we wrześniu.',
    'Mój luksus to seans o szesnastej, prawie pusty.',
    'Gotuję dla ośmiu osób, nawet gdy jesteśmy we dwoje.',
    'W górach idę powoli, ale niosę kanapki.',
    'Słucham winyli do ostatniego trzasku.',
    'W muzeum czytam wszystkie podpisy, uprzedzam.',
    'Mój pies wybiera przyjaciół lepiej niż ja.',
    'Wciąż piszę pocztówki i niektóre dochodzą.',
    'Wybieram wolny pociąg, jeśli widok jest lepszy.',
  ],
  wishes: [
    'Szukam kogoś, z kim można spóźnić się na pociąg.',
    'Chętnie poznam kogoś ciekawego świata, kto pyta i czeka na odpowiedź.',
    'Szukam towarzystwa na zwykłe wtorki.',
    'Jeśli cisza nie przeszkadza, jesteśmy w połowie drogi.',
    'Opowiedz mi, co ostatnio zmieniło twoje zdanie.',
    'Bez fajerwerków, wolę żar.',
    'Najpierw długi spacer, potem zobaczymy, czy kolacja.',
    'Nie szukam drugiej połówki, tylko całego człowieka.',
    'Pokaż mi miejsce, w którym mnie jeszcze nie było.',
    'Plany robię ołówkiem, najchętniej we dwoje.',
  ],
};
