import type { DeviceMessages } from '../en/devices.ts';

export const text: DeviceMessages = {
  help: 'Öffne diesen Link auf dem anderen Gerät, oder richte dessen Kamera auf den Code. Deine Sitze behältst du auch hier.',
  once: 'Er geht nur einmal. Gib ihn nicht weiter: Wer ihn öffnet, kann an deiner Stelle spielen.',
  link: 'Link für das andere Gerät',
  copied: 'Kopiert. Öffne ihn auf dem anderen Gerät.',
  shareText: 'Meine Tische in Paddock',
  qrCode: 'QR-Code des Links für das andere Gerät',
  left: (time) => `Noch ${time} Minuten gültig.`,
  over: 'Die Zeit ist um, und dieser Link geht nicht mehr.',
  again: 'Neuen Link erstellen',
  onlyHere:
    'Dieser Link geht nur auf diesem Computer. Um anderswo weiterzuspielen, öffne Paddock unter einer Adresse, die auch das andere Gerät erreicht.',
  page: {
    heading: 'Hier weiterspielen',
    help: 'Deine Sitze an Tischen kommen auf dieses Gerät. Auf dem anderen bleiben sie auch.',
    take: 'Meine Tische herholen',
    noCode: 'In dieser Adresse steht kein Code. Öffne den ganzen Link, den das andere Gerät zeigt.',
    done: 'Deine Tische sind da',
    table: (title, names) => `${title} mit ${names}`,
    kept: 'An diesen Tischen hast du auf diesem Gerät schon einen eigenen Sitz. Den behältst du:',
  },
  faults: {
    wrongCode: 'Dieser Link ist unvollständig. Öffne ihn genau so, wie das andere Gerät ihn zeigt.',
    usedCode:
      'Dieser Link wurde schon benutzt und geht nur einmal. Mach auf dem anderen Gerät einen neuen.',
    expiredCode: 'Dieser Link ist älter als zehn Minuten. Mach auf dem anderen Gerät einen neuen.',
    tooManyTries: 'Zu viele Fehlversuche. Erstelle auf dem anderen Gerät einen neuen Link.',
    unknownCode: 'Dieser Link ist nicht mehr gültig. Mach auf dem anderen Gerät einen neuen.',
    noSeats:
      'Keiner dieser Sitze gehört dir noch: Die Tische sind weg, oder du hast sie verlassen.',
  },
};
