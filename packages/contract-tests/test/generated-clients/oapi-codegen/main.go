package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
)

func main() {
	ctx, account := context.Background(), os.Getenv("ACCOUNT")
	key := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer chn_live_any")
		return nil
	}
	notFound := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Prefer", "code=404")
		return nil
	}
	client := must(NewClientWithResponses(os.Getenv("BASE"), WithRequestEditorFn(key)))
	fmt.Println("me", must(client.GetMeWithResponse(ctx)).JSON200.Data.Object)
	pages, cursor := 0, (*string)(nil)
	for pages == 0 || cursor != nil {
		page := must(client.ListLabelsWithResponse(ctx, &ListLabelsParams{Cursor: cursor})).JSON200
		pages, cursor = pages+1, page.NextCursor
	}
	fmt.Println("pages", pages)
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	must(must(writer.CreateFormFile("file", "a.pdf")).Write([]byte("%PDF-1.7")))
	writer.Close()
	media := must(client.CreateMediaWithBodyWithResponse(ctx, account, nil, writer.FormDataContentType(), &form))
	fmt.Println("upload", media.JSON201.Data.Id[:4])
	var text MessageSend
	to := "+4915112345678"
	check(text.FromMessageSendText(MessageSendText{To: &to, Text: SendText{Body: "Hi"}}))
	fmt.Println("sent", must(client.SendMessageWithResponse(ctx, account, nil, text)).JSON202.Data.Type)
	fmt.Println("error", must(client.GetLabelWithResponse(ctx, "lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X", notFound)).JSON404.Error.Code)
	delivery := must(client.GetWebhookDeliveryWithResponse(ctx, "wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X"))
	fmt.Println("delivery", must(delivery.JSON200.Data.Payload.AsOtherEvent()).Type)
	var event, changed WebhookEvent
	var other OtherEvent
	read("event.json", &event)
	read("new-type.json", &other)
	read("new-value.json", &changed)
	fmt.Println("event", *must(event.ValueByDiscriminator()).(MessageReceivedEvent).Data.Object.Content)
	fmt.Println("new type", other.Type)
	fmt.Println("new value", *must(changed.ValueByDiscriminator()).(AccountUpdatedEvent).Data.Object.Restriction)
}

func read(file string, event any) {
	check(json.Unmarshal(must(os.ReadFile(file)), event))
}

func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
