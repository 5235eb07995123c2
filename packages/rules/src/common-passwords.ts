/** Frequent passwords of ten characters or more, in lower case; shorter ones are refused by their length already. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1234567890 0123456789 0987654321 9876543210 1111111111 0000000000 12345678910 123456789a a123456789 1234567891
  123456789q 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qwertyuiop qwertzuiop azertyuiop qwerty1234 qwerty12345 qwerty123456
  qwertyuiop123 asdfghjkl123 zxcvbnm123 password12 password123 password1234 password12345 passwort123 passwort1234
  password2024 password2025 password2026 passw0rd123 p@ssw0rd123 p@ssword123 motdepasse mypassword letmein1234
  welcome123 welcome1234 iloveyou12 iloveyou123 iloveyou1234 ilovemyself sunshine123 princess123 football123
  baseball123 superman123 batman12345 dragon12345 monkey12345 master12345 charlie123 michael123 jessica123
  abcdefghij abcd123456 abc1234567 abc123456789 aa12345678 abcdef1234 changeme123 administrator admin12345
  administrator1 test123456 qazwsxedcrfv internet123 computer123 chocolate1 manchester liverpool123 juventus1897
  forzamilan1 tiamotantissimo amoremio123 ciaociao123 juventus123 francesco1 alessandro giuseppe123 hallo12345
  hallohallo schalke04ever ichliebedich sommer2024 sommer2025 sommer2026 contraseña123 contrasena teamomucho
  doudou12345 azerty12345 azerty123456 wachtwoord welkom12345 welkom2025 haslo12345 kochamcie123 polska1234
  1122334455 1029384756 5555555555 9999999999 7777777777 123123123123 1234512345 147258369a 11223344556
  q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde3 trustno1trustno1`.split(/\s+/),
);
