import type { LessonText } from './en.ts';

/** Text of the tutorial of Crazy Race (Schacht) in Italian. */
export const words: LessonText = {
  told: {
    goal: 'Hai tre locomotive. Ognuna corre fino alla piattaforma girevole, si gira e torna in stazione. In tutti e due i posti ci sono carte punti, le migliori in cima: conviene arrivare presto.',
    stage:
      'La carta tappa dice che cosa c’è in palio: su tre lati una locomotiva e di quante caselle può muovere. Sul quarto la locomotiva la scegli tu. Ti contendi i lati con le carte macchinista, coperte, in tre giri. Il lato va alla somma più alta.',
    taboo:
      'In tre, un lato resta sempre vuoto: ora ci sono carte su tre lati, quindi il quarto è tabù. E nessuno sa ancora quanto hanno puntato gli altri.',
    reclaim:
      'Un 5 dalla piattaforma girevole! Mistral in questa tappa non ha potuto muovere niente e può riprendere una delle sue carte: una consolazione per chi ha puntato male.',
    cards:
      'Le tue tre carte ora sono nella tua pila. Una sola volta in tutta la corsa puoi riprenderla, e le tappe sono otto: spendi bene le carte, oppure passa. E ricorda: dove c’è un’altra tua locomotiva si salta, gratis.',
  },
  asked: {
    bid: {
      say: 'La tua Pioniera potrebbe fare quattro caselle: lato 1. Scegli il 4, indica il lato 1 e mettilo lì.',
      better: 'Un giorno può andar bene. Qui però puntiamo al lato 1: mettici il tuo 4.',
    },
    more: {
      say: 'Anche Mistral vuole il lato 1, ma con quale carta non si vede. Conta la somma: aggiungi un 2 al tuo 4.',
      better: 'Il 4 da solo potrebbe non bastare. Rinforzalo: metti un 2 sul lato 1.',
    },
    question: {
      say: 'Sul lato 3 c’è un punto interrogativo: chi lo vince muove di una casella per ogni carta che c’è, e può dividerle tra le locomotive. Metti lì l’altro 2, contro la carta di Bora.',
      better: 'Prova il punto interrogativo del lato 3, con l’altro 2.',
    },
    move: {
      say: 'Il lato 1 è tuo: 4 più 2 fa 6, Mistral ha 5. Ora la Pioniera fa le sue quattro caselle: falla muovere.',
      better: 'Quelle quattro caselle le hai vinte: non buttarle via. Muovi.',
    },
    share: {
      say: 'Anche il punto interrogativo è tuo: tre carte, tre caselle. Due portano la Pioniera sulla piattaforma girevole, e ai suoi punti. La terza è per un’altra locomotiva.',
      better:
        'Usale tutte e tre, ma solo due con la Pioniera: così si ferma sulla piattaforma e prende i punti, e la terza fa partire un’altra locomotiva.',
    },
  },
  own: 'Ora tocca a te, senza aiuto. In questa tappa comincia Bora. Guarda quali lati ti servono e dove gli altri stanno già puntando.',
  remarks: {
    alone: 'Lì non aveva ancora puntato nessuno. Se resta così, basta anche una carta bassa.',
    against:
      'Su quel lato c’è anche qualcun altro: ora decide la somma, e a pari somma la prima carta.',
    together:
      'Le tue carte su questo lato si sommano. Più è alta la somma, prima gli altri lasciano perdere.',
    saved:
      'Una carta risparmiata: le tue otto devono bastare per otto tappe, e tornano una volta sola.',
    points: 'Punti! Chi arriva dopo di te troverà una carta che vale meno, o al massimo uguale.',
    jumped: 'C’era una tua locomotiva davanti, e l’hai saltata gratis.',
    moved: 'Un passo avanti. Le locomotive vicine, più tardi, potranno saltarsi a vicenda.',
    declined: 'Hai rinunciato al movimento. A volte è giusto, ma di solito ogni casella conta.',
    reclaimed: 'Quella carta ti servirà ancora: è la consolazione per una tappa senza movimenti.',
    tookBack:
      'La pila è di nuovo nella tua mano. Era l’unica volta: d’ora in poi ogni carta conta.',
  },
  learnt: [
    'Si punta coperto; su ogni lato muove la somma più alta, a pari somma chi è venuto prima.',
    'Chi arriva presto alla piattaforma girevole e in stazione prende i punti migliori.',
    'Otto carte devono bastare per otto tappe. Passare spesso conviene.',
  ],
};
