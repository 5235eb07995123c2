import type { Sample } from './sample.ts';

/** Reports, complaints and decisions. */
export const moderation: readonly Sample[] = [
  {
    en: 'He wrote to me three times after I had told him to stop.',
    de: 'Er hat mir dreimal geschrieben, nachdem ich gesagt hatte, er solle aufhören.',
    es: 'Me escribió tres veces después de que le dije que parara.',
    fr: 'Il m’a écrit trois fois après que je lui ai dit d’arrêter.',
    it: 'Mi ha scritto tre volte dopo che gli ho detto di smettere.',
    nl: 'Hij schreef me drie keer nadat ik had gezegd dat hij moest stoppen.',
    pl: 'Napisał do mnie trzy razy po tym, jak poprosiłam, żeby przestał.',
  },
  {
    en: 'The charge of 12 November does not match the price shown.',
    de: 'Die Abbuchung vom 12. November entspricht nicht dem angezeigten Preis.',
    es: 'El cargo del 12 de noviembre no corresponde al precio mostrado.',
    fr: 'Le prélèvement du 12 novembre ne correspond pas au prix affiché.',
    it: 'L’addebito del 12 novembre non corrisponde al prezzo mostrato.',
    nl: 'De afschrijving van 12 november klopt niet met de getoonde prijs.',
    pl: 'Obciążenie z 12 listopada nie zgadza się z pokazaną ceną.',
  },
  {
    en: 'I did not write those messages: somebody used my phone.',
    de: 'Ich habe diese Nachrichten nicht geschrieben: Jemand hat mein Handy benutzt.',
    es: 'Yo no escribí esos mensajes: alguien usó mi teléfono.',
    fr: 'Je n’ai pas écrit ces messages : quelqu’un s’est servi de mon téléphone.',
    it: 'Non ho scritto io quei messaggi: qualcuno ha usato il mio telefono.',
    nl: 'Ik heb die berichten niet geschreven: iemand heeft mijn telefoon gebruikt.',
    pl: 'To nie ja napisałem te wiadomości: ktoś użył mojego telefonu.',
  },
  {
    en: 'The messages of 18 November are harassment under section 6 of the terms. The member was warned: at the next report the account is closed.',
    de: 'Die Nachrichten vom 18. November sind Belästigung nach Ziffer 6 der Bedingungen. Das Mitglied wurde verwarnt: Bei der nächsten Meldung wird das Konto geschlossen.',
    es: 'Los mensajes del 18 de noviembre son acoso según el punto 6 de las condiciones. Se ha advertido al miembro: a la próxima denuncia se cerrará la cuenta.',
    fr: 'Les messages du 18 novembre sont du harcèlement au sens du point 6 des conditions. Le membre a été averti : au prochain signalement, le compte sera fermé.',
    it: 'I messaggi del 18 novembre sono molestie ai sensi del punto 6 delle condizioni. Il membro è stato avvertito: alla prossima segnalazione l’account viene chiuso.',
    nl: 'De berichten van 18 november zijn intimidatie volgens punt 6 van de voorwaarden. Het lid is gewaarschuwd: bij de volgende melding wordt het account gesloten.',
    pl: 'Wiadomości z 18 listopada to nękanie w rozumieniu punktu 6 regulaminu. Użytkownik dostał ostrzeżenie: przy następnym zgłoszeniu konto zostanie zamknięte.',
  },
  {
    en: 'The messages of 18 November are threats. The terms, section 6, forbid them; the account was closed.',
    de: 'Die Nachrichten vom 18. November sind Drohungen. Ziffer 6 der Bedingungen verbietet sie; das Konto wurde geschlossen.',
    es: 'Los mensajes del 18 de noviembre son amenazas. Las condiciones, punto 6, las prohíben; la cuenta se ha cerrado.',
    fr: 'Les messages du 18 novembre sont des menaces. Les conditions, point 6, les interdisent ; le compte a été fermé.',
    it: 'I messaggi del 18 novembre sono minacce. Le condizioni, punto 6, le vietano; l’account è stato chiuso.',
    nl: 'De berichten van 18 november zijn bedreigingen. Punt 6 van de voorwaarden verbiedt die; het account is gesloten.',
    pl: 'Wiadomości z 18 listopada to groźby. Punkt 6 regulaminu ich zabrania; konto zostało zamknięte.',
  },
  {
    en: 'The appeal is justified in part: the account is open again, the warning stands.',
    de: 'Der Einspruch ist teilweise begründet: Das Konto ist wieder offen, die Verwarnung bleibt.',
    es: 'El recurso está justificado en parte: la cuenta vuelve a estar abierta, la advertencia se mantiene.',
    fr: 'Le recours est en partie fondé : le compte est rouvert, l’avertissement demeure.',
    it: 'Il ricorso è in parte fondato: l’account è di nuovo aperto, resta l’avvertimento.',
    nl: 'Het bezwaar is deels gegrond: het account is weer open, de waarschuwing blijft.',
    pl: 'Odwołanie jest częściowo zasadne: konto jest znów otwarte, ostrzeżenie pozostaje.',
  },
];
