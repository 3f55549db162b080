import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;
import org.openapitools.client.model.Error;

class Main {
  public static void main(String[] arguments) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(System.getenv("BASE"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer chn_live_any"));
    var account = System.getenv("ACCOUNT");
    var labels = new LabelsApi(client);
    print("me", new MetaApi(client).getMe().getData().getObject());
    var pages = 0;
    for (String cursor = null; pages == 0 || cursor != null; pages++) {
      cursor = labels.listLabels(null, null, cursor).getNextCursor();
    }
    print("pages", pages);
    var file = Files.writeString(Path.of("a.pdf"), "%PDF-1.7").toFile();
    print("upload", new MediaApi(client).createMedia(account, file, null).getData().getId().substring(0, 4));
    var text = new MessageSendText().to("+4915112345678").type(MessageSendText.TypeEnum.TEXT);
    var message = new MessageSend(text.text(new SendText().body("Hi")));
    print("sent", new MessagesApi(client).sendMessage(account, message, null).getData().getType());
    var json = client.getObjectMapper();
    try {
      labels.getLabel("lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X", Map.of("Prefer", "code=404"));
    } catch (ApiException error) {
      print("error", json.readValue(error.getResponseBody(), Error.class).getError().getCode());
    }
    var delivery = new WebhookDeliveriesApi(client).getWebhookDelivery("wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X");
    print("delivery", delivery.getData().getPayload().getOtherEvent().getType());
    var event = json.readValue(new File("event.json"), WebhookEvent.class);
    print("event", event.getMessageReceivedEvent().getData().getObject().getContent());
    print("new type", json.readValue(new File("new-type.json"), OtherEvent.class).getType());
    var changed = json.readValue(new File("new-value.json"), WebhookEvent.class);
    print("new value", changed.getAccountUpdatedEvent().getData().getObject().getRestriction());
  }

  static void print(String name, Object value) {
    System.out.println(name + " " + value);
  }
}
